import { chromium } from 'playwright'
import { preview } from 'vite'
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs'

/** The texts of the fifteen on every page. Of the other four, some libraries show no name. */
const written = [
  'Carousel',
  'Dialog',
  'InfiniteList',
  'NavBar',
  'NumberKeyboard',
  'Picker',
  'SearchField',
  'Sheet',
  'TabBar',
  'Tabs',
  'Toast',
]

const patienceMs = 30_000

/** Opens a built page, so that what was weighed is known to run. @throws Error where a widget is not on the page. */
export async function opens(outDir: string): Promise<void> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumFlags],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    // A toast is gone again in 2 s, so what is written is noted as it comes.
    await page.addInitScript((sought) => {
      const seen = new Set<string>()
      new MutationObserver(() => {
        for (const name of sought) if (document.documentElement.innerHTML.includes(name)) seen.add(name)
        document.documentElement.dataset['seen'] = String(seen.size)
      }).observe(document, { childList: true, subtree: true })
    }, written)
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForSelector(`[data-seen="${String(written.length)}"]`, {
      state: 'attached',
      timeout: patienceMs,
    })
    if (thrown.length > 0) throw new Error(`${outDir}: ${thrown.join(', ')}`)
  } finally {
    await browser.close()
    await server.close()
  }
}
