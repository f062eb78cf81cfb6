import { queryOf, screenAt } from '@onelot/screens/definitions'
import { describe, expect, it } from 'vitest'
import { type PageState, keep, pageOf } from './keptPages.ts'

let entries = 0

/** @param entry in the browser's history @defaultValue one more */
function page(address: string, account?: string, entry?: string): PageState {
  entries += 1
  const [path = '', search = ''] = address.split('?')
  const screen = screenAt(path)
  if (screen === undefined) throw new Error(`no screen: ${address}`)
  return pageOf(screen, queryOf(search), { account, entry: entry ?? `entry ${String(entries)}` })
}

const byLink = (kept: readonly PageState[], shown: PageState) => keep(kept, shown, true)
const byHistory = (kept: readonly PageState[], shown: PageState) => keep(kept, shown, false)

const market = page('/market/index', 'a-1')
const trade = page('/trade/index', 'a-1')
const detail = page('/market/stockDetail?instrument=US:AAPL', 'a-1')

describe('kept pages', () => {
  it('are those that stay mounted, in the order of their first showing', () => {
    expect([market, detail, trade, market].reduce(byLink, [])).toEqual([market, trade])
  })

  it('stay the same list when nothing changes', () => {
    const kept = [market, trade]
    expect(byLink(kept, detail)).toBe(kept)
    expect(byLink(kept, page('/market/index', 'a-1'))).toBe(kept)
    expect(byHistory(kept, page('/market/index', 'a-1'))).toBe(kept)
  })

  it('begin anew where an address asks for something else, without becoming another page', () => {
    const other = page('/trade/index?tab=inventory', 'a-1')
    expect(other.id).toBe(trade.id)
    expect(other.opening).not.toBe(trade.opening)
    expect(byLink([market, trade], other)).toEqual([market, other])
    expect(byHistory([market, trade], other)).toEqual([market, other])
  })

  it('begin anew by a link that asks for the same again, and not by going back to it', () => {
    const first = page('/trade/index?tab=inventory', 'a-1', 'first')
    const again = page('/trade/index?tab=inventory', 'a-1', 'again')
    expect(byLink([first], again)).toEqual([again])
    expect(byLink([again], again)).toEqual([again])
    expect(byHistory([again], first)).toEqual([again])
  })

  it('of the tab bar stay as they were where nothing is asked for', () => {
    const asked = page('/trade/index?tab=inventory', 'a-1')
    const kept = [asked]
    expect(byLink(kept, page('/trade/index', 'a-1'))).toBe(kept)
    expect(byHistory(kept, page('/trade/index', 'a-1'))).toBe(kept)
  })

  it('of no tab begin anew where nothing more is asked for', () => {
    const deposits = page('/information/fundRecord?tab=deposits', 'a-1')
    const all = page('/information/fundRecord', 'a-1')
    expect(byLink([deposits], all)).toEqual([all])
    expect(byLink([all], page('/information/fundRecord', 'a-1'))).toEqual([all])
  })

  it('of one person are dropped when another logs in, or nobody is', () => {
    const of2 = page('/market/index', 'a-2')
    expect(byLink([market, trade], of2)).toEqual([of2])
    expect(byLink([market, trade], page('/login/login'))).toEqual([])
  })

  it('are not those of details: another instrument is another page', () => {
    expect(detail.id).not.toBe(page('/market/stockDetail?instrument=US:MSFT', 'a-1').id)
  })

  it('of login is one page before and after, so that what it is doing is not cut off', () => {
    expect(page('/login/login').id).toBe(page('/login/login', 'a-1').id)
  })

  it('are the same where a screen writes into its own address', () => {
    const tested = page('/home/aiInfo?instrument=US:AAPL&strategy=crossing&fast=20&slow=60')
    expect(page('/home/aiInfo?instrument=US:AAPL&strategy=crossing&fast=5&slow=40').id).toBe(tested.id)
    expect(page('/home/aiInfo?instrument=US:AAPL&strategy=breakout&k=0.5').id).toBe(tested.id)
    expect(page('/home/aiInfo?instrument=US:TSLA&strategy=crossing&fast=20&slow=60').id).not.toBe(tested.id)
  })
})
