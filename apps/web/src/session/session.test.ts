import { createClient, keysInStorage } from '@onelot/api-client'
import { accountId } from '@onelot/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceLanguage } from '@onelot/ui/i18n'
import { createPreferencesStore } from './preferencesStore.ts'
import { createSessionEnd } from './sessionEnd.ts'
import { createSessionStore } from './sessionStore.ts'
import { keysOf, memoryStorage, usableStorage } from './storage.ts'

const member = { token: 't-1', account: accountId('a-1') }

const { newKey } = createClient({
  origin: '',
  fetch,
  session: () => undefined,
  onSessionEnded: () => undefined,
  readCookie: () => undefined,
  newKey: () => 'k-1',
  now: () => 0,
})

function browser() {
  const [local, tab] = [memoryStorage(), memoryStorage()]
  return { local, tab, open: () => createSessionStore(local, tab) }
}

describe('a session', () => {
  it('stays in local storage by the specified names', () => {
    const { local, open } = browser()
    open().start(member, '01012345678')
    expect(local.getItem('tokend')).toBe('t-1')
    expect(local.getItem('account')).toBe('a-1')
    expect(open().read().current).toEqual(member)
  })

  it('is none when half of it is missing', () => {
    const { local, open } = browser()
    local.setItem('tokend', 't-1')
    expect(open().read().current).toBeUndefined()
  })

  it('leaves nothing behind after logging out, but for preferences', () => {
    const { local, tab, open } = browser()
    local.setItem('prefs.language', 'kor')
    local.setItem('stock', 'US:AAPL')
    tab.setItem('draft.a-1.ticket', '{}')
    const store = open()
    store.start(member, '01012345678')
    store.logOut()
    expect(store.read()).toEqual({ current: undefined, ended: undefined, isClosed: false })
    expect(keysOf(local)).toEqual(['prefs.language'])
    expect(keysOf(tab)).toEqual([])
  })

  it('of an account that was closed leaves only that it was, until the next one begins', () => {
    const { local, tab, open } = browser()
    const store = open()
    store.start(member, '01012345678')
    store.logOut('closed')
    expect([keysOf(local), keysOf(tab)]).toEqual([[], ['closed']])
    expect(open().read().isClosed).toBe(true)
    store.start(member, '01012345678')
    expect(open().read().isClosed).toBe(false)
    expect(keysOf(tab)).toEqual([])
  })

  it('that ended by itself leaves hint, way back and drafts in session storage', () => {
    const { local, tab, open } = browser()
    tab.setItem('draft.a-1.ticket', '{}')
    const store = open()
    store.start(member, '01012345678')
    store.expire('/trade/index?tab=inventory')
    const ended = { phone: '01012345678', returnTo: '/trade/index?tab=inventory' }
    expect(store.read()).toEqual({ current: undefined, ended, isClosed: false })
    expect(open().read().ended).toEqual(ended)
    expect(keysOf(local)).toEqual([])
    expect(tab.getItem('draft.a-1.ticket')).toBe('{}')
  })

  it('keeps the keys of unknown outcomes when it ends by itself, and drops them on logging out', () => {
    const { tab, open } = browser()
    const kept = keysInStorage(tab)
    const store = open()
    store.start(member, '01012345678')
    kept.keep({ endpoint: 'trade/place', account: 'a-1', key: newKey(), body: {}, at: 0 })
    store.expire(undefined)
    store.start({ ...member, token: 't-2' }, '01012345678')
    expect(kept.find('trade/place', 'a-1')).toMatchObject({ key: 'k-1' })
    store.logOut()
    expect(kept.find('trade/place', 'a-1')).toBeUndefined()
  })

  it('forgets how the last one ended once it begins', () => {
    const { open } = browser()
    const store = open()
    store.start(member, '01012345678')
    store.expire(undefined)
    store.start({ ...member, token: 't-2' }, '01012345678')
    expect(store.read().ended).toBeUndefined()
    store.logOut()
    expect(store.read().ended).toBeUndefined()
  })

  it('ignores what is not ours in session storage', () => {
    const { tab, open } = browser()
    for (const text of ['{', '[]', '{"phone":7}', 'null']) {
      tab.setItem('ended', text)
      expect(open().read().ended).toBeUndefined()
    }
    tab.setItem('ended', '{"phone":"01012345678","returnTo":"//evil.example"}')
    expect(open().read().ended).toEqual({ phone: '01012345678', returnTo: undefined })
  })

  it('notifies its listeners, and follows another tab', () => {
    const { local, open } = browser()
    const store = open()
    const seen = vi.fn()
    const leave = store.subscribe(seen)
    store.start(member, '01012345678')
    store.reread()
    expect(seen).toHaveBeenCalledTimes(1)
    local.removeItem('tokend')
    store.reread()
    expect(seen).toHaveBeenCalledTimes(2)
    expect(store.read().current).toBeUndefined()
    leave()
    store.start(member, '01012345678')
    expect(seen).toHaveBeenCalledTimes(2)
  })
})

describe('after an HTTP 401', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function ending() {
    const store = browser().open()
    store.start(member, '01012345678')
    const toLogin = vi.fn()
    return { store, toLogin, end: createSessionEnd({ store, here: () => '/information/index', toLogin }) }
  }

  it('the person is at login after two seconds, once', () => {
    const { store, toLogin, end } = ending()
    end('t-1')
    end('t-1')
    vi.advanceTimersByTime(1_999)
    expect(store.read().current).toEqual(member)
    expect(toLogin).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(store.read().current).toBeUndefined()
    expect(store.read().ended?.returnTo).toBe('/information/index')
    expect(toLogin).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10_000)
    expect(toLogin).toHaveBeenCalledTimes(1)
  })

  it('a person who has logged in again meanwhile stays', () => {
    const { store, toLogin, end } = ending()
    end('t-1')
    store.start({ ...member, token: 't-2' }, '01012345678')
    vi.advanceTimersByTime(2_000)
    expect(store.read().current?.token).toBe('t-2')
    expect(toLogin).not.toHaveBeenCalled()
  })

  it('a guest is led to login too', () => {
    const { store, toLogin, end } = ending()
    store.logOut()
    end(undefined)
    vi.advanceTimersByTime(2_000)
    expect(toLogin).toHaveBeenCalledTimes(1)
    expect(store.read().ended).toBeUndefined()
  })
})

describe('preferences', () => {
  it('follow the device until the reader chooses', () => {
    expect(createPreferencesStore(memoryStorage(), ['ko-KR']).read()).toEqual({
      language: 'kor',
      theme: 'system',
      marketColours: 'kr',
      textSize: 'normal',
      hideAmounts: false,
      homeMarket: 'KRX',
      totalsIn: 'KRW',
      profitOf: 'total',
      positionLook: 'row',
      chartType: 'candles',
      chartIndicators: ['MA', 'VOL'],
      phoneCountry: 'KR',
    })
  })

  it.each([
    ['en', 'us'],
    ['kor', 'kr'],
    ['tw', 'tw'],
  ] as const)('colour prices in %s as its market does, %s, until the reader chooses', (language, colours) => {
    const preferences = createPreferencesStore(memoryStorage(), [])
    preferences.set({ language })
    expect(preferences.read().marketColours).toBe(colours)
    preferences.set({ marketColours: 'tw' })
    preferences.set({ language: language === 'en' ? 'kor' : 'en' })
    expect(preferences.read().marketColours).toBe('tw')
  })

  it.each([
    ['en', 'US', 'USD'],
    ['kor', 'KRX', 'KRW'],
    ['tw', 'TWSE', 'TWD'],
  ] as const)('begin in %s with %s and %s, until the reader chooses', (language, homeMarket, totalsIn) => {
    const preferences = createPreferencesStore(memoryStorage(), [])
    preferences.set({ language })
    expect(preferences.read()).toMatchObject({ homeMarket, totalsIn })
    preferences.set({ homeMarket: 'SET' })
    expect(preferences.read()).toMatchObject({ homeMarket: 'SET', totalsIn: 'THB' })
    preferences.set({ totalsIn: 'USD' })
    preferences.set({ language: language === 'en' ? 'kor' : 'en' })
    expect(preferences.read()).toMatchObject({ homeMarket: 'SET', totalsIn: 'USD' })
  })

  it.each([
    ['en', 'KR'],
    ['kor', 'KR'],
    ['tw', 'TW'],
  ] as const)('type phone numbers in %s as those of %s, until the reader chooses', (language, country) => {
    const preferences = createPreferencesStore(memoryStorage(), [])
    preferences.set({ language })
    expect(preferences.read().phoneCountry).toBe(country)
    preferences.set({ phoneCountry: 'HK', language: 'kor' })
    expect(preferences.read().phoneCountry).toBe('HK')
  })

  it('stay under prefs.* by their specified values', () => {
    const local = memoryStorage()
    createPreferencesStore(local, []).set({
      language: 'tw',
      hideAmounts: true,
      totalsIn: 'THB',
      profitOf: 'today',
      positionLook: 'card',
      chartType: 'line',
      chartIndicators: ['BOLL', 'RSI'],
      phoneCountry: 'JP',
    })
    expect(local.getItem('prefs.language')).toBe('tw')
    expect(createPreferencesStore(local, ['ko']).read()).toMatchObject({
      language: 'tw',
      hideAmounts: true,
      totalsIn: 'THB',
      profitOf: 'today',
      positionLook: 'card',
      chartType: 'line',
      chartIndicators: ['BOLL', 'RSI'],
      phoneCountry: 'JP',
    })
  })

  it('with unknown values read as unset', () => {
    const local = memoryStorage()
    local.setItem('prefs.language', 'fr')
    local.setItem('prefs.theme', 'purple')
    expect(createPreferencesStore(local, ['de', 'zh-TW']).read()).toMatchObject({
      language: 'tw',
      theme: 'system',
    })
  })

  it.each([
    [[], 'en'],
    [['fr-FR', 'ko'], 'kor'],
    [['zh-Hant-TW', 'en'], 'tw'],
    [['en-GB', 'ko'], 'en'],
  ] as const)('take %j for %s', (tags, language) => {
    expect(deviceLanguage(tags)).toBe(language)
  })
})

describe('a storage that the browser refuses', () => {
  it('is one in memory', () => {
    const storage = usableStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
  })
})
