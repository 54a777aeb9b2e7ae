import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', 'dist'] },
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Sets and maps here are made anew, never changed in place, or are no part of what is drawn.
      'svelte/prefer-svelte-reactivity': 'off',
      // The client has its own small router; SvelteKit's `resolve` does not apply.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
)
