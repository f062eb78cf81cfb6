import { describe, expect, it, vi } from 'vitest'
import { fakeWindow } from './fakeWindow.ts'
import { createHashHistory } from './hashHistory.ts'

describe('the history behind the hash', () => {
  it('begins where the address is, with nothing behind', () => {
    const history = createHashHistory(fakeWindow('#/market/stockDetail?instrument=US%3AAAPL'))
    expect(history.read()).toMatchObject({
      arrival: 'POP',
      location: { pathname: '/market/stockDetail', search: '?instrument=US%3AAAPL' },
    })
    expect(history.behind()).toBe(0)
  })

  it('takes no address for the root', () => {
    expect(createHashHistory(fakeWindow()).read().location).toMatchObject({ pathname: '/', search: '' })
  })

  it('goes forward and back, and knows each entry again', () => {
    const history = createHashHistory(fakeWindow('#/market/index'))
    const first = history.read().location.key
    history.push('/trade/index?tab=inventory')
    expect(history.read()).toMatchObject({ arrival: 'PUSH', location: { search: '?tab=inventory' } })
    expect(history.behind()).toBe(1)
    history.go(-1)
    expect(history.read()).toMatchObject({
      arrival: 'POP',
      location: { pathname: '/market/index', key: first },
    })
    expect(history.behind()).toBe(0)
  })

  it('leaves no way back when it replaces', () => {
    const history = createHashHistory(fakeWindow('#/login/start'))
    history.replace('/login/login')
    expect(history.read()).toMatchObject({ arrival: 'REPLACE', location: { pathname: '/login/login' } })
    expect(history.behind()).toBe(0)
  })

  it('follows an address that is typed, and can go back from it', () => {
    const window = fakeWindow('#/market/index')
    const history = createHashHistory(window)
    const seen = vi.fn()
    const leave = history.subscribe(seen)
    window.typed('#/information/index')
    expect(history.read().location.pathname).toBe('/information/index')
    expect(history.behind()).toBe(1)
    leave()
    history.push('/market/index')
    expect(seen).toHaveBeenCalledTimes(1)
  })

  it('keeps its place over a reload of the page', () => {
    const window = fakeWindow('#/market/index')
    createHashHistory(window).push('/trade/index')
    expect(createHashHistory(window).behind()).toBe(1)
  })
})
