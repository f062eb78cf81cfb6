import { join } from 'node:path'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { fontsLoaded, pinFonts } from '../../../scripts/fonts/pin.ts'
import { packagesOfFaces, pinnedSheet } from '../../../scripts/fonts/sheet.ts'

const root = join(import.meta.dirname, '../../..')
const modules = join(root, 'node_modules')

/** Fingers as the browser itself receives them: what scrolls here scrolls on a phone. */
class Hand {
  readonly #cdp: CDPSession
  readonly #page: Page

  constructor(page: Page, cdp: CDPSession) {
    this.#page = page
    this.#cdp = cdp
  }

  async down(...points: { x: number; y: number }[]): Promise<void> {
    await this.#send('touchStart', points)
  }

  async move(...points: { x: number; y: number }[]): Promise<void> {
    await this.#send('touchMove', points)
    await this.#page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }

  async up(): Promise<void> {
    await this.#send('touchEnd', [])
  }

  /** From one point by a way, in steps of a frame each. The first come with the press: on a busy machine a finger that waits for frames is one that rests. */
  async drag(from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
    const steps = 12
    const at = (step: number) => ({ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps })
    await Promise.all([this.down(from), ...[1, 2, 3].map((step) => this.#send('touchMove', [at(step)]))])
    for (let step = 4; step <= steps; step++) await this.move(at(step))
    /** A rest before lifting: nothing is thrown. */
    await this.#page.waitForTimeout(120)
    await this.up()
  }

  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    })
  }
}

let server: ViteDevServer

test.beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'kline-page'),
    plugins: [react(), vanillaExtractPlugin()],
    server: { host: '127.0.0.1', port: 0, fs: { allow: [root] } },
  })
  await server.listen()
})
test.afterAll(async () => {
  await server.close()
})

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function open(page: Page): Promise<{ hand: Hand; middle: { x: number; y: number } }> {
  await page.addInitScript(pinFonts, pinnedSheet(modules, `/@fs${packagesOfFaces(modules)}`))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  const chart = page.getByRole('application', { name: 'Daily prices' })
  await expect(page.getByText('Mon, Feb 3, 2025')).toBeVisible()
  await page.getByRole('button', { name: 'Show as table' }).click()
  await page.evaluate(fontsLoaded)
  await page.evaluate(() => {
    scrollTo(0, 0)
  })
  const box = await chart.boundingBox()
  if (!box) throw new Error('the chart has no box')
  return {
    hand: new Hand(page, await page.context().newCDPSession(page)),
    middle: { x: Math.round(box.x + 180), y: Math.round(box.y + 150) },
  }
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY)
/** The newest bar in view, by the table that follows the chart. */
const newest = (page: Page): Promise<string | null> => page.getByRole('rowheader').first().textContent()

test('a vertical drag that starts on the chart scrolls the page and leaves the chart', async ({ page }) => {
  const { hand, middle } = await open(page)
  const before = await newest(page)
  await hand.drag(middle, { x: 6, y: -120 })
  await expect.poll(() => scrolled(page)).toBeGreaterThan(80)
  expect(await newest(page)).toBe(before)
})

test('a horizontal drag pans the chart and leaves the page', async ({ page }) => {
  const { hand, middle } = await open(page)
  const before = await newest(page)
  await hand.drag(middle, { x: 140, y: 20 })
  await expect.poll(() => newest(page)).not.toBe(before)
  expect(await scrolled(page)).toBe(0)
})

test('the chart still pans after the page took a drag', async ({ page }) => {
  const { hand, middle } = await open(page)
  await hand.drag(middle, { x: 0, y: -60 })
  await expect.poll(() => scrolled(page)).toBeGreaterThan(20)
  await page.evaluate(() => {
    scrollTo(0, 0)
  })
  const before = await newest(page)
  await hand.drag(middle, { x: 140, y: 0 })
  await expect.poll(() => newest(page)).not.toBe(before)
})

test('a long press brings the crosshair, which follows vertically without scrolling; a tap removes it', async ({
  page,
}) => {
  const { hand, middle } = await open(page)
  const legend = page.getByRole('paragraph').first()
  await hand.down(middle)
  await page.waitForTimeout(700)
  await expect(legend).not.toContainText('Mon, Feb 3, 2025')
  await hand.move({ x: middle.x, y: middle.y + 30 })
  await hand.move({ x: middle.x - 60, y: middle.y + 90 })
  await hand.up()
  expect(await scrolled(page)).toBe(0)
  await expect(legend).not.toContainText('Mon, Feb 3, 2025')
  await hand.down(middle)
  await hand.up()
  await expect(legend).toContainText('Mon, Feb 3, 2025')
})

test('two fingers that part zoom in', async ({ page }) => {
  const { hand, middle } = await open(page)
  const rows = page.getByRole('rowheader')
  const before = await rows.count()
  const spread = (by: number) => [
    { x: middle.x - by, y: middle.y },
    { x: middle.x + by, y: middle.y },
  ]
  await hand.down(...spread(30))
  for (const by of [40, 55, 70, 85, 100]) await hand.move(...spread(by))
  await hand.up()
  await expect.poll(() => rows.count()).toBeLessThan(before * 0.6)
  expect(await scrolled(page)).toBe(0)
})
