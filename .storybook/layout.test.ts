import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { overflowFaults } from './layoutOverflow.ts'
import { touchFaults } from './layoutTargets.ts'

const show = async (html: string) => {
  await page.viewport(390, 844)
  document.body.innerHTML = html
}
afterEach(() => {
  document.body.innerHTML = ''
  document.documentElement.removeAttribute('dir')
})

const button = (style: string, more = '') =>
  `<button style="border: 0; padding: 0; display: block; ${style}" ${more}>Buy</button>`

describe('a touch target', () => {
  it.each([
    ['is 44 px each way', button('width: 44px; height: 44px')],
    ['is a link in a sentence', '<p>Read <a href="#a">the terms</a> first</p>'],
    ['is disabled', button('width: 20px; height: 20px', 'disabled')],
    ['is below the fold', `<div style="height: 2000px"></div>${button('width: 44px; height: 44px')}`],
    [
      'lies under a dialog',
      `${button('width: 44px; height: 44px')}<div style="position: fixed; inset: 0"></div>`,
    ],
    [
      'is hidden, and its label takes the touch',
      '<label style="display: block; height: 44px"><input type="checkbox" style="position: absolute; width: 1px; height: 1px; opacity: 0">Agree</label>',
    ],
  ])('passes when it %s', async (_, html) => {
    await show(html)
    expect(touchFaults()).toEqual([])
  })

  it.each([
    ['is too low', button('width: 200px; height: 40px')],
    ['is too narrow', button('width: 40px; height: 44px')],
    [
      'lies half under its neighbour',
      `${button('width: 44px; height: 44px')}<div style="position: relative; height: 44px; margin-top: -12px"></div>`,
    ],
    ['is a link on a line of its own', '<p><a href="#a">Read on</a></p>'],
    ['is too low below the fold', `<div style="height: 2000px"></div>${button('width: 44px; height: 30px')}`],
  ])('fails when it %s', async (_, html) => {
    await show(html)
    expect(touchFaults()).toHaveLength(1)
  })

  it('leaves the page where it was scrolled to', async () => {
    await show(`<div style="height: 2000px"></div>${button('width: 44px; height: 30px')}`)
    window.scrollTo(0, 10)
    touchFaults()
    expect(window.scrollY).toBe(10)
  })
})

describe('a page', () => {
  it.each([
    ['is as wide as the window', '<p>Total assets</p>'],
    [
      'scrolls a part of it across',
      '<div style="overflow-x: auto"><div style="width: 600px">Wide</div></div>',
    ],
    [
      'ends a long name with dots',
      '<p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A very long name</p>',
    ],
    [
      'keeps the next slide out of sight',
      '<div style="overflow: hidden; position: relative; height: 40px"><p style="position: absolute; left: 100%">Next</p></div>',
    ],
  ])('passes when it %s', async (_, html) => {
    await show(`<style>body { margin: 0 }</style>${html}`)
    expect(overflowFaults()).toEqual([])
  })

  it.each([
    ['as it is', '<p style="width: 500px">Total assets</p>'],
    ['as it is', '<p style="width: 40px; overflow: hidden; white-space: nowrap">A very long name</p>'],
    ['as it is', '<div style="position: fixed; top: 0; height: 2000px">Too high a dialog</div>'],
    [
      'with text of 200 %',
      '<style>html[data-text-size=largest] { font-size: 200% }</style><p style="width: 20rem">Total</p>',
    ],
    [
      'with text of 200 %',
      '<style>html[data-text-size=largest] { font-size: 200% }</style><p style="height: 24px; margin: 0; overflow: hidden; font-size: 1rem">Total</p>',
    ],
    ['from right to left', '<p style="width: 200px; transform: translateX(150px)">Total assets</p>'],
  ])('fails %s', async (when, html) => {
    await show(`<style>body { margin: 0 }</style>${html}`)
    expect(overflowFaults().join('\n')).toContain(when)
  })

  it('is left as it was', async () => {
    await show('<p>Total assets</p>')
    const before = document.documentElement.outerHTML
    overflowFaults()
    expect(document.documentElement.outerHTML).toBe(before)
  })
})
