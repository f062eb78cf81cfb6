import { MarketScreen } from '@onelot/screens/market/market'
import { NewsScreen } from '@onelot/screens/market/news'
import { SearchScreen } from '@onelot/screens/market/search'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translate } from './lostTexts.ts'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('holder')

let failures: string[] = []
beforeEach(async () => {
  await page.viewport(390, 700)
  failures = []
  const observer = new MutationObserver((changes) => {
    for (const target of new Set(changes.map((change) => change.target))) translate(target)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const note = (event: ErrorEvent) => {
    failures.push(event.message)
  }
  addEventListener('error', note)
  return () => {
    observer.disconnect()
    removeEventListener('error', note)
  }
})

const row = () => document.querySelector('[aria-posinset="1"]')
const comes = (selector: string) =>
  until(() => {
    expect(failures).toEqual([])
    expect(document.querySelector(selector)).not.toBeNull()
  })
/** Scrolls to the end until something comes: the list that was chosen may replace the former one after a first scroll. */
const comesByScrolling = (selector: string) =>
  until(() => {
    expect(failures).toEqual([])
    if (document.querySelector(selector) === null) window.scrollTo(0, document.documentElement.scrollHeight)
    expect(document.querySelector(selector)).not.toBeNull()
  })

describe('a page that the browser translates', () => {
  it('is the market: its boards, as they grow and tick', async () => {
    await stage.show({ name: 'market', screen: <MarketScreen /> })
    await comes('[aria-posinset="1"] font')
    for (const board of ['Gainers', 'Losers']) {
      const before = row()?.textContent
      await userEvent.click(page.getByText(board, { exact: true }).first())
      await until(() => {
        expect(failures).toEqual([])
        expect(row()?.textContent).not.toBe(before)
      })
      await comes('[data-status="idle"]')
    }
    await stage.broker.advance('2 s')
    await comesByScrolling('[aria-posinset="25"] font')
  })

  it('is the news, page by page', async () => {
    await stage.show({ name: 'news', screen: <NewsScreen /> })
    await comes('[data-status="idle"] font')
    await comesByScrolling('li:nth-of-type(11) font')
  })

  it('is the search, from what is asked for often to what is found, and back', async () => {
    await stage.show({ name: 'search', screen: <SearchScreen /> })
    await comes('li font')
    await userEvent.fill(page.getByRole('searchbox'), 'apple')
    await until(() => {
      expect(failures).toEqual([])
      expect(document.body.textContent).toContain('Apple')
    })
    await userEvent.fill(page.getByRole('searchbox'), '')
    await comes('li font')
  })
})
