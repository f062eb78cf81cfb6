import { marketList, newsHot } from '@onelot/api-client'
import { PAGE_SIZE } from '@onelot/domain'
import type { Duration } from '@onelot/mock-api/browser'
import { MarketScreen } from '@onelot/screens/market/market'
import { NewsScreen } from '@onelot/screens/market/news'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { screenStage } from './screenStage.tsx'
import { buttonWith } from './stage.tsx'
import { until } from './until.ts'

const stage = screenStage('holder')

const pageAsked = z.object({ page: z.optional(z.number()), after: z.optional(z.string()) })

/** Carries calls, and notes which pages of a list they ask for: the number of one, or whether it is the first. */
function noting(path: string) {
  const asked: (number | 'first' | 'further')[] = []
  const failing = new Set<number>()
  const send = async (request: Request) => {
    if (!request.url.endsWith(path)) return stage.broker.fetch(request)
    const { page, after } = pageAsked.parse(await request.clone().json())
    asked.push(page ?? (after === undefined ? 'first' : 'further'))
    return page !== undefined && failing.has(page)
      ? new Response(null, { status: 502 })
      : stage.broker.fetch(request)
  }
  return { asked, failing, send }
}

const list = (status: string) => document.querySelector(`[data-status="${status}"]`)

const comes = (status: string) =>
  until(() => {
    expect(list(status)).not.toBeNull()
  })

/** Rows of two pages are drawn, which reach beyond a phone: no page is under way, and none follows without a scroll. */
const twoPagesAreHere = () =>
  until(() => {
    expect(list('idle')?.querySelectorAll('li').length).toBeGreaterThan(PAGE_SIZE)
  })

const scrollToEnd = () => {
  window.scrollTo(0, document.documentElement.scrollHeight)
}

const lockedFor = async (time: Duration) => {
  stage.turn('hidden')
  await stage.broker.advance(time)
  stage.turn('visible')
}

/** The market with two pages of its board. */
async function openMarket() {
  window.scrollTo(0, 0)
  const calls = noting(marketList.path)
  await stage.show({ name: 'market', screen: <MarketScreen />, send: calls.send })
  await twoPagesAreHere()
  expect(calls.asked).toEqual([1, 2])
  return calls
}

describe('a list', () => {
  it('is read anew, each page that is here, when the app is looked at again', async () => {
    const { asked } = await openMarket()
    await lockedFor('1 h')
    await until(() => {
      expect(asked).toEqual([1, 2, 1, 2])
    })
  })

  it('is read anew when the device is connected again', async () => {
    const { asked } = await openMarket()
    await stage.broker.advance('1 min')
    window.dispatchEvent(new Event('online'))
    await until(() => {
      expect(asked).toEqual([1, 2, 1, 2])
    })
  })

  it('is read once by a return that several events tell of, and by returns that follow each other', async () => {
    const { asked } = await openMarket()
    await lockedFor('1 h')
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('online'))
    await until(() => {
      expect(asked).toEqual([1, 2, 1, 2])
    })
    await lockedFor('3 s')
    await lockedFor('1 min')
    await until(() => {
      expect(asked).toEqual([1, 2, 1, 2, 1, 2])
    })
  })

  it('over time is read anew as well', async () => {
    const { asked, send } = noting(newsHot.path)
    await stage.show({ name: 'news', screen: <NewsScreen />, send })
    await twoPagesAreHere()
    expect(asked).toEqual(['first', 'further'])
    await lockedFor('1 h')
    await until(() => {
      expect(asked).toEqual(['first', 'further', 'first', 'further'])
    })
  })
})

describe('another try', () => {
  it('after a page that failed reads it alone', async () => {
    const { asked, failing } = await openMarket()
    failing.add(3)
    scrollToEnd()
    await comes('error')
    failing.clear()
    buttonWith('Try again').click()
    await until(() => {
      expect(asked).toEqual([1, 2, 3, 3])
    })
  })

  it('after a list that could not be read anew as a whole goes on where it failed', async () => {
    const { asked, failing } = await openMarket()
    failing.add(2)
    await lockedFor('1 h')
    await comes('error')
    expect(document.body.textContent).toContain('Not refreshed since')
    failing.clear()
    buttonWith('Try again').click()
    await until(() => {
      expect(document.body.textContent).not.toContain('Not refreshed since')
    })
    expect(asked).toEqual([1, 2, 1, 2, 2])
  })

  it('after a page of a ranking that is too old reads all pages of a new one', async () => {
    const { asked } = await openMarket()
    await stage.broker.advance('2 days')
    scrollToEnd()
    await comes('error')
    buttonWith('Try again').click()
    await until(() => {
      expect(asked).toEqual([1, 2, 3, 1, 2, 3])
    })
  })
})
