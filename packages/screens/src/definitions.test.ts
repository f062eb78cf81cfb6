import { endpoints } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { addressAt, addressOf, screenAt, screens } from './base/definition/addresses.ts'
import * as definitions from './definitions.ts'
import { tabEntries } from './base/shell/tabEntries.ts'

/** The routes of docs/specification.md. */
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

describe('the list of screens', () => {
  it('has every route of the specification', () => {
    expect(specified).toHaveLength(54)
    expect(specified.filter((path) => screenAt(path) === undefined)).toEqual([])
  })

  it('has each path once', () => {
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length)
  })

  it('lists each screen under its own name', () => {
    for (const [name, screen] of Object.entries(definitions)) expect(screen.name).toBe(name)
  })

  it('keeps home, market, trade, watchlist, Mine, the records, the news list and the offers list alive', () => {
    expect(
      screens
        .filter(({ keepAlive }) => keepAlive)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      '/home/index',
      '/home/newStock',
      '/home/newsList',
      '/information/fundRecord',
      '/information/index',
      '/market/components/optionList',
      '/market/index',
      '/trade/index',
    ])
  })

  it('gives each of the five entries of the tab bar its screen', () => {
    expect(
      screens
        .filter(({ tab }) => tab)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(tabEntries.map(({ id }) => id).sort())
  })

  it('lets guests see the login screens, market data, news, offers and legal texts, and nothing of a member', () => {
    const guest = new Set(screens.filter(({ access }) => access === 'guest').map(({ path }) => path))
    for (const path of [
      '/login/start',
      '/market/index',
      '/market/stockDetail',
      '/information/privacy',
    ] as const) {
      expect(guest.has(path), path).toBe(true)
    }
    for (const path of ['/trade/index', '/information/index', '/information/cashOut'] as const) {
      expect(guest.has(path), path).toBe(false)
    }
  })
})

describe('what a screen asks first', () => {
  const opening = {
    query: { instrument: 'US:AAPL', position: 'p-1' },
    homeMarket: 'KRX',
    totalsIn: 'USD',
  } as const
  const reads = screens.flatMap((screen) => screen.reads?.(opening) ?? [])

  it('is a read of the contract, with its access and a request that it takes', () => {
    expect(reads.length).toBeGreaterThan(10)
    for (const { path, access, request } of reads) {
      const endpoint = endpoints.find((one) => one.path === path)
      expect(endpoint, path).toMatchObject({ kind: 'read', access })
      expect(endpoint?.request.safeParse(request).success, path).toBe(true)
    }
  })
})

describe('an address', () => {
  it('is read where a screen has it, and not else', () => {
    expect(addressAt('/trade/index?tab=inventory')).toBe('/trade/index?tab=inventory')
    for (const text of ['', '/', '/nowhere', 'constructor', '//evil.example', 'https://evil.example']) {
      expect(addressAt(text), text).toBeUndefined()
    }
  })

  it('leaves out what is not given', () => {
    expect(addressOf({ to: 'register', invitation: undefined })).toBe('/login/register')
    expect(addressOf({ to: 'register', invitation: 'ONELOT' })).toBe('/login/register?invitation=ONELOT')
  })
})

describe.each(screens)('the screen $name', (screen) => {
  it('has its title in every language', () => {
    for (const title of Object.values(screen.title)) expect(title).not.toBe('')
  })

  it('has the same messages in every language', async () => {
    const [en, kor, tw] = await Promise.all([
      screen.messages.en(),
      screen.messages.kor(),
      screen.messages.tw(),
    ])
    expect(Object.keys(kor)).toEqual(Object.keys(en))
    expect(Object.keys(tw)).toEqual(Object.keys(en))
  })
})
