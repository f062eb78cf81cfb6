import type { Page } from '@playwright/test'
import { fontsLoaded } from '../../../../scripts/fonts/pin.ts'
import { expect, test } from '../fixtures.ts'

/** The faces that draw the page and did not come with it, each with a text that it draws. */
async function facesOfTheSystem(page: Page): Promise<string[]> {
  // Of a copy, since nodes of the app come and go while this looks at them.
  await page.evaluate(() => {
    const copy = document.createElement('div')
    copy.id = 'copy'
    copy.append(...[...document.body.children].map((element) => element.cloneNode(true)))
    document.body.append(copy)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '#copy :not(:has(*))',
  })
  const drawn = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      const own = fonts.filter(({ isCustomFont }) => !isCustomFont)
      if (own.length === 0) return []
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId })
      return own.map(({ familyName }) => `${familyName}: ${outerHTML.slice(0, 200)}`)
    }),
  )
  await session.detach()
  await page.evaluate(() => document.querySelector('#copy')?.remove())
  return drawn.flat()
}

for (const language of ['en', 'kor', 'tw'])
  test(`no journey is drawn with a face of the system, in ${language}`, async ({ app, page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('prefs.language', value)
    }, language)
    for (const [path, shows] of [
      ['/login/start', 'main'],
      ['/market/index', 'main a[href*="stockDetail"]'],
      ['/market/stockDetail?instrument=US%3AAAPL', '[role="application"]'],
    ] as const) {
      await app.open(path)
      await expect(page.locator(shows).first()).toBeVisible()
      await page.evaluate(fontsLoaded)
      expect(await facesOfTheSystem(page)).toEqual([])
    }
  })
