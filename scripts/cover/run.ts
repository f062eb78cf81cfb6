import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { phaseOf, restOf } from '../visual/probe.ts'
import { launch } from '../visual/shoot.ts'
import { serve } from '../visual/site.ts'

const root = join(import.meta.dirname, '..', '..')
const site = join(root, 'storybook-static')
const folder = join(root, 'docs', 'pictures')

/** The pictures of Storybook's cover page: a story by its id, and what is seen of it. */
const pictures = {
  screens: 'screens-stock-detail--held-offers-close',
  flows: 'flows-trading--buys-at-a-limit-holds-and-closes',
  finance: 'finance-orderticket--default',
  primitives: 'primitives-calendar--daily-profit',
  foundations: 'foundations-market-colours--default',
}

/** Draws the pictures of docs/pictures anew, from what `npm run build:storybook` has built. */
async function draw(): Promise<void> {
  if (!existsSync(site)) throw new Error('There is no built Storybook: npm run build:storybook')
  const { browser } = await launch()
  const served = await serve(site, join(root, 'node_modules'))
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 520 },
      locale: 'en-US',
      timezoneId: 'Asia/Seoul',
      reducedMotion: 'reduce',
    })
    for (const [name, id] of Object.entries(pictures)) {
      await page.goto(`${served.origin}/iframe.html?id=${id}&viewMode=story&globals=language:en`)
      await page.waitForFunction(phaseOf, undefined, { timeout: 120_000 })
      await page.evaluate(restOf)
      await page.screenshot({ path: join(folder, `${name}.png`) })
      console.log(`docs/pictures/${name}.png`)
    }
  } finally {
    await served.close()
    await browser.close()
  }
}

await draw()
