import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Language } from '@onelot/domain'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs before each page, which may load no script from elsewhere. Colours change at once: a button that an answer enables while axe reads is judged by
 * its colours, not by those on the way to them.
 */
export async function prepareAxe(page: Page): Promise<void> {
  await page.addInitScript(axeSource)
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Longer than any request of an idle broker takes, so that a list that waits for prices forever is judged as it is. */
const AT_REST_MS = 4_000

/** Waits until what loads has come, and until nothing moves. */
export async function comesToRest(page: Page): Promise<void> {
  const isAtRest = (): boolean => {
    const busy = [...document.querySelectorAll('[aria-busy=true]')].some((one) => one.checkVisibility())
    const moving = document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    return !busy && !moving
  }
  await page.waitForFunction(isAtRest, undefined, { timeout: AT_REST_MS }).catch(() => undefined)
}

/**
 * Texts in view that are not for a reader of `language`: a key in place of its message, or Chinese characters under English and Korean. What is
 * marked as of another language is exempt: names that others gave, and the languages one can choose.
 */
export function strangeTexts(page: Page, language: Language): Promise<readonly string[]> {
  return page.evaluate((read) => {
    const key = /^[a-z][A-Za-z]*(?:[.:][a-z][A-Za-z0-9]*)+$/
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const parent = walker.currentNode.parentElement
      if (text === '' || !parent?.checkVisibility() || parent.closest('script, style, [translate=no]'))
        continue
      if (key.test(text)) found.push(`a raw key: ${text}`)
      if (read !== 'tw' && /\p{Script=Han}/u.test(text) && !parent.closest('[lang|=zh]'))
        found.push(`Chinese: ${text}`)
    }
    return [...new Set(found)]
  }, language)
}

/** How far the page scrolls sideways, in pixels, and what reaches there. */
export function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const widest = [...document.body.querySelectorAll('*')].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 0.5,
    )
    const names = widest.slice(-2).map(({ outerHTML }) => outerHTML.slice(0, 120))
    return [`scrolls sideways by ${String(scrollWidth - clientWidth)} px: ${names.join(' … ')}`]
  })
}

/** What axe finds, a rule with the first element that breaks it. */
export function axeViolations(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const judge = Reflect.get(window, 'axe') as typeof axe
    const { violations } = await judge.run(document, { resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160) ?? ''} (${String(nodes.length)})`,
    )
  })
}

/** Where the screen in view leads, within the app. */
export const linksOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main a[href^="#/"]')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
