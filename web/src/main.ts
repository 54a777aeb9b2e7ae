import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { keepForLater } from './lib/server.svelte'

const LEISURE = 3000

const target = document.getElementById('app')
if (target) mount(App, { target })

// Only where it was built: while one works on the client, nothing is kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(
      () => keepForLater(LEISURE),
      () => undefined,
    )
  })
}
