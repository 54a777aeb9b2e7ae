import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import App from './App.svelte'

test('the page names the project', () => {
  expect(render(App).container.textContent).toContain('Holdfast')
})
