import { queryOf, screenAt } from '@onelot/screens/definitions'
import { describe, expect, it } from 'vitest'
import { type PageState, keep, pageOf } from './keptPages.ts'

function page(address: string, account?: string): PageState {
  const [path = '', search = ''] = address.split('?')
  const screen = screenAt(path)
  if (screen === undefined) throw new Error(`no screen: ${address}`)
  return pageOf(screen, queryOf(search), account)
}

const market = page('/market/index', 'a-1')
const trade = page('/trade/index', 'a-1')
const detail = page('/market/stockDetail?instrument=US:AAPL', 'a-1')

describe('kept pages', () => {
  it('are those that stay mounted, in the order of their first showing', () => {
    expect([market, detail, trade, market].reduce(keep, [])).toEqual([market, trade])
  })

  it('stay the same list when nothing changes', () => {
    const kept = [market, trade]
    expect(keep(kept, detail)).toBe(kept)
    expect(keep(kept, page('/market/index', 'a-1'))).toBe(kept)
  })

  it('take a new address without becoming another page', () => {
    const other = page('/trade/index?tab=inventory', 'a-1')
    expect(other.id).toBe(trade.id)
    expect(keep([market, trade], other)).toEqual([market, other])
  })

  it('of one person are dropped when another logs in, or nobody is', () => {
    expect(keep([market, trade], page('/market/index', 'a-2'))).toEqual([page('/market/index', 'a-2')])
    expect(keep([market, trade], page('/login/login'))).toEqual([])
  })

  it('are not those of details: another instrument is another page', () => {
    expect(detail.id).not.toBe(page('/market/stockDetail?instrument=US:MSFT', 'a-1').id)
  })

  it('of login is one page before and after, so that what it is doing is not cut off', () => {
    expect(page('/login/login').id).toBe(page('/login/login', 'a-1').id)
  })
})
