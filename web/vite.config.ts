import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** `import sword from 'icon:broadsword'` gives the path of one icon of the game-icons set, so that only those in use are bundled. */
function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const known = JSON.parse(readFileSync(file, 'utf8')).icons as Record<string, { body: string }>
  return {
    name: 'holdfast-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('icon:') ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined
      const icon = known[id.slice(6)]
      if (!icon) throw new Error(`the game-icons set has no ${id.slice(6)}`)
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1])
      return `export default ${JSON.stringify(paths.join(''))}`
    },
  }
}

/** The list of all files whose names change with their content, for whoever keeps them on a device. */
function keepList(): Plugin {
  return {
    name: 'holdfast-keep-list',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      this.emitFile({ type: 'asset', fileName: 'keep.json', source: JSON.stringify(files.sort()) })
    },
  }
}

export default defineConfig({
  plugins: [icons(), svelte(), keepList()],
  resolve: {
    alias: { '@games': root + 'src/holdfast/games', '@words': root + 'src/holdfast/words' },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: root + 'src/holdfast/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: data addresses would need a wider content policy.
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [root] },
    proxy: {
      '/api': { target: process.env.HOLDFAST_SERVER ?? 'http://127.0.0.1:8000', ws: true },
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
