import type { Browser, BrowserContext, Page } from 'playwright'

const SLOWDOWN = 4
/** Slow 4G: 1.6 Mbit/s each way, in bytes a second. */
const BYTES_A_SECOND = 200_000
const LATENCY_MS = 400
/** A reader looks at the list before a row is tapped. */
const RESTED_MS = 10_000
const STOCK = '/market/stockDetail?instrument=US%3AAAPL'

/** In ms. */
export interface Starts {
  /** From the tap on a row of a market that is open. */
  readonly tappedPrice: number
  readonly tappedCandle: number
  /** From the address of a stock, with nothing kept. */
  readonly coldPrice: number
  readonly coldCandle: number
}

/** Notes in the page when a price and the first bar show; what was drawn in market colours is a bar. */
function noteFirsts(): void {
  const firsts: { price?: number; candle?: number } = {}
  const isColoured = (canvas: HTMLCanvasElement): boolean => {
    if (canvas.width === 0 || canvas.height === 0) return false
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    let coloured = 0
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = [
        pixels[at],
        pixels[at + 1],
        pixels[at + 2],
        pixels[at + 3],
      ]
      if (alpha > 100 && Math.max(red, green, blue) - Math.min(red, green, blue) > 80) coloured += 1
    }
    return coloured > 50
  }
  const frame = (): void => {
    if (document.querySelector('[role="group"][aria-label="Price"]')) firsts.price ??= performance.now()
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('[role="application"] canvas')]
    if (firsts.candle === undefined && canvases.some(isColoured)) firsts.candle = performance.now()
    if (firsts.price === undefined || firsts.candle === undefined) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(window, { tappedAt: timeStamp }), true)
  Object.assign(window, { firsts })
}

/** A phone of four years ago, on a slow network, that nothing is kept on. */
async function onAPhone(browser: Browser, run: (page: Page) => Promise<void>): Promise<void> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
  await page.addInitScript(noteFirsts)
  await run(page)
  await context.close()
}

interface Firsts {
  readonly price: number
  readonly candle: number
  readonly tappedAt: number
}

async function firstsOf(page: Page): Promise<Firsts> {
  await page.waitForFunction(
    () => (Reflect.get(window, 'firsts') as { candle?: number }).candle !== undefined,
    undefined,
    { timeout: 60_000 },
  )
  return page.evaluate(() => ({
    ...(Reflect.get(window, 'firsts') as { price: number; candle: number }),
    tappedAt: (Reflect.get(window, 'tappedAt') as number | undefined) ?? 0,
  }))
}

/** Once of each. */
export async function startsOf(browser: Browser, origin: string): Promise<Starts> {
  let tapped: Firsts | undefined
  let cold: Firsts | undefined
  await onAPhone(browser, async (page) => {
    await page.goto(`${origin}/#/market/index`)
    const row = page.locator('main li a[href*="stockDetail?instrument"]').nth(1)
    await row.waitFor({ timeout: 60_000 })
    await page.waitForTimeout(RESTED_MS)
    await row.tap()
    tapped = await firstsOf(page)
  })
  await onAPhone(browser, async (page) => {
    await page.goto(`${origin}/#${STOCK}`)
    cold = await firstsOf(page)
  })
  if (tapped === undefined || cold === undefined) throw new Error('nothing was measured')
  return {
    tappedPrice: tapped.price - tapped.tappedAt,
    tappedCandle: tapped.candle - tapped.tappedAt,
    coldPrice: cold.price,
    coldCandle: cold.candle,
  }
}
