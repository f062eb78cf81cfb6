import { instrumentId } from '@onelot/domain'
import { MarketScreen } from '@onelot/screens/market/market'
import { StockDetailScreen } from '@onelot/screens/market/stock-detail'
import { WithdrawScreen } from '@onelot/screens/funds/withdraw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screenStage } from './screenStage.tsx'
import { buttonWith } from './stage.tsx'
import { until } from './until.ts'

const isPartSeen = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
  return parts.some((across) =>
    parts.some((down) => {
      const found = document.elementFromPoint(left + width * across, top + height * down)
      return found !== null && element.contains(found)
    }),
  )
}

const nameOf = (element: Element): string =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Presses a key again and again. @returns what had the focus behind a bar, keys, or beside the window; and all that had it */
async function walk(key: 'Tab' | 'Shift+Tab', presses: number) {
  const hidden: string[] = []
  const reached = new Set<Element>()
  for (let press = 0; press < presses; press += 1) {
    await userEvent.keyboard(key === 'Tab' ? '{Tab}' : '{Shift>}{Tab}{/Shift}')
    await nextFrame()
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) continue
    reached.add(activeElement)
    if (!isPartSeen(activeElement)) hidden.push(nameOf(activeElement))
  }
  return { hidden, reached }
}

const comes = (text: string) =>
  until(() => {
    expect(document.querySelector('main')?.textContent).toContain(text)
  })

describe('what has the focus is in sight', () => {
  const stage = screenStage('holder')
  beforeEach(async () => {
    await page.viewport(390, 844)
    window.scrollTo(0, 0)
  })

  it('between the header of a listing and its trade bar, also a price of the book', async () => {
    await stage.show({
      name: 'stockDetail',
      screen: <StockDetailScreen instrument={instrumentId('US:AAPL')} />,
    })
    await comes('Best ask')
    const down = await walk('Tab', 40)
    const up = await walk('Shift+Tab', 30)
    expect(down.reached.size).toBeGreaterThan(25)
    expect([...down.hidden, ...up.hidden]).toEqual([])
  })

  it('between the header and the filters of the market and its tab bar', async () => {
    await stage.show({ name: 'market', screen: <MarketScreen /> })
    await until(() => {
      expect(document.querySelectorAll('[data-status] li').length).toBeGreaterThan(10)
    })
    const down = await walk('Tab', 40)
    const up = await walk('Shift+Tab', 30)
    expect(down.reached.size).toBeGreaterThan(25)
    expect([...down.hidden, ...up.hidden]).toEqual([])
  })
})

describe('the keys of an amount on the smallest phone, with the largest text,', () => {
  const stage = screenStage('readyToWithdraw')

  it('cover neither the amount nor what has the focus', async () => {
    await page.viewport(320, 568)
    window.scrollTo(0, 0)
    await stage.show({
      name: 'withdraw',
      screen: <WithdrawScreen currency="KRW" />,
      textSize: 'largest',
    })
    await comes('All of it')
    const amount = document.querySelector('input')
    amount?.focus()
    await userEvent.keyboard('50000')
    await until(() => {
      const keys = document.querySelector('[role=group][data-placement=inline]')
      expect(keys?.getBoundingClientRect().bottom).toBeLessThanOrEqual(568)
      expect(amount?.value).toBe('50,000')
      const edge = buttonWith('Withdraw ₩50,000').getBoundingClientRect()
      const { top = 0, bottom = Infinity } = amount?.getBoundingClientRect() ?? {}
      expect(top).toBeGreaterThanOrEqual(
        document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      )
      expect(bottom).toBeLessThanOrEqual(edge.top)
    })
    const { hidden, reached } = await walk('Tab', 5)
    expect([...reached].map(({ textContent }) => textContent)).toEqual([
      '25%',
      '50%',
      'All of it',
      'Practice',
      'Withdraw ₩50,000',
    ])
    expect(hidden).toEqual([])
  })
})
