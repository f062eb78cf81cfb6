import { server } from 'vitest/browser'

/** In a browser without a window nobody sees the page around a story: what the story shows is laid out, and no pixel of it is drawn. */
if (server.config.browser.headless) window.parent.document.body.style.opacity = '0'
