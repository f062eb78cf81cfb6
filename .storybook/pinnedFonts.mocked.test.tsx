import type {} from '@vitest/browser-playwright'
import { afterEach, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { fontsLoaded } from '../scripts/fonts/pin.ts'
import { clearStage, draw } from './stage.tsx'

afterEach(clearStage)

/** The faces that draw an element of the test's own frame; those that did not come with the page are called `of the system`. */
async function facesOf(selector: string) {
  const { root } = await cdp().send('DOM.getDocument', { depth: -1, pierce: true })
  await cdp().send('CSS.enable')
  const nodes = [root]
  for (const { children = [], contentDocument } of nodes)
    nodes.push(...children, ...(contentDocument ? [contentDocument] : []))
  const ids = await Promise.all(
    nodes
      .filter(({ nodeName }) => nodeName === '#document')
      .map(({ nodeId }) => cdp().send('DOM.querySelector', { nodeId, selector })),
  )
  const nodeId = ids.find((found) => found.nodeId !== 0)?.nodeId
  if (nodeId === undefined) throw new Error(`nothing is ${selector}`)
  const { fonts } = await cdp().send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName : `${familyName} of the system`,
  )
}

it('draws each script with the packaged faces, and none with a face of the system', async () => {
  draw(
    <>
      <p id="latin">Buy 12 shares at $1,234.56</p>
      <p id="korean">이미 계정이 있어요</p>
      <p id="chinese">我已有帳戶</p>
      <button id="button">Review</button>
      <code id="code">ORDER_NOT_FOUND</code>
    </>,
  )
  await fontsLoaded()
  expect(await facesOf('#latin')).toEqual(['Noto Sans'])
  expect(await facesOf('#korean')).toEqual(['Noto Sans', 'Noto Sans KR Thin'])
  expect(await facesOf('#chinese')).toEqual(['Noto Sans KR Thin'])
  expect(await facesOf('#button')).toEqual(['Noto Sans'])
  expect(await facesOf('#code')).toEqual(['Noto Sans Mono'])
  document.documentElement.lang = 'zh-Hant-TW'
  await fontsLoaded()
  expect(await facesOf('#chinese')).toEqual(['Noto Sans TC Thin'])
})

it('are pinned once, however many files a page plays', async () => {
  vi.resetModules()
  await import('./pinnedFonts.ts')
  expect(document.adoptedStyleSheets).toHaveLength(1)
})
