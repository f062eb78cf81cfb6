import { describe, expect, it } from 'vitest'
import { isKeptAlive } from '@onelot/screens/screen-table'
import { type Route, placeOf, routeAt, routes } from './routes.ts'

/** The routes of section 2. */
const specified = `
/login/start /login/start-copy /login/start1 /login/loginAfter /login/login /login/register /login/reLogin
/home/index /home/loan /home/webview /home/kefuPage /home/loanRe /home/market /home/ai /home/aiOrder /home/aiInfo
/home/newsList /home/newsDetail /home/blockTrade /home/blockTrade1 /home/blockTrade2 /home/blockTrade3 /home/fllow
/home/qcList /home/dayTrading /home/newStock /home/newStockBuy
/market/index /market/index-copy /market/components/optionList /market/stockDetail /market/stockDetailzs
/trade/index /trade/positionDetail /favorite/index /favorite/search
/information/index /information/setting /information/aboutInfo /information/changeLang /information/loginPass
/information/fundPass /information/bankList /information/addBankCard /information/fundRecord /information/exChange
/information/authInfo /information/aboutUs /information/usdtAddress /information/cashOut /information/recharge
/information/rechargeChannel /information/userInfo /information/msgInfo
`
  .trim()
  .split(/\s+/)

const rows = Object.values<Route>(routes)
const keys = rows.flatMap(({ path }) => routeAt(path) ?? [])

describe('the route table', () => {
  it('has every route of the specification', () => {
    expect(specified).toHaveLength(54)
    expect(specified.filter((path) => routeAt(path) === undefined)).toEqual([])
  })

  it('has each path once', () => {
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
  })

  it('keeps home, market, trade, watchlist, Mine, the news list and the offers list alive', () => {
    expect(
      keys
        .filter((key) => isKeptAlive(placeOf(key)))
        .map((key) => routes[key].path)
        .sort(),
    ).toEqual([
      '/home/index',
      '/home/newStock',
      '/home/newsList',
      '/information/index',
      '/market/components/optionList',
      '/market/index',
      '/trade/index',
    ])
  })

  it('gives each of the five entries of the tab bar one route', () => {
    expect(Object.fromEntries(rows.flatMap(({ navTab, path }) => (navTab ? [[navTab, path]] : [])))).toEqual({
      home: '/home/index',
      market: '/market/index',
      mine: '/information/index',
      trade: '/trade/index',
      watchlist: '/market/components/optionList',
    })
  })

  it('lets guests see the ways in, market data, news, offers and legal texts, and nothing of a member', () => {
    const guest = new Set(rows.filter(({ access }) => access === 'guest').map(({ path }) => path))
    for (const path of ['/login/start', '/market/index', '/market/stockDetail', '/information/privacy']) {
      expect(guest.has(path), path).toBe(true)
    }
    for (const path of ['/trade/index', '/information/index', '/information/cashOut']) {
      expect(guest.has(path), path).toBe(false)
    }
  })

  it('knows no other path', () => {
    expect(routeAt('/nowhere')).toBeUndefined()
    expect(routeAt('constructor')).toBeUndefined()
  })
})
