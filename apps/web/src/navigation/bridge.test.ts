import { describe, expect, it, vi } from 'vitest'
import { createRouterBridge } from './bridge.ts'
import { fakeWindow } from './fakeWindow.ts'
import { createHashHistory } from './hashHistory.ts'

function page(hash: string) {
  const history = createHashHistory(fakeWindow(hash))
  const [onOpen, scrollToTop] = [vi.fn(), vi.fn()]
  const bridge = createRouterBridge({ history, onOpen, scrollToTop })
  return { bridge, history, onOpen, scrollToTop, path: () => history.read().location.pathname }
}

describe('the way back', () => {
  it('goes back where there is a history', () => {
    const { bridge, path } = page('#/trade/index')
    bridge.open('/market/stockDetail?instrument=US%3AAAPL')
    bridge.back()
    expect(path()).toBe('/trade/index')
  })

  it.each([
    ['#/market/stockDetail?instrument=US:AAPL', '/market/index'],
    ['#/trade/positionDetail?position=p-1', '/trade/index'],
    ['#/information/fundRecord', '/information/index'],
    ['#/login/register', '/login/start-copy'],
    ['#/nowhere', '/market/index'],
  ])('goes up from %s where there is none', (hash, up) => {
    const { bridge, path } = page(hash)
    bridge.back()
    expect(path()).toBe(up)
  })

  it('is at the root only on a tab with nothing behind', () => {
    const { bridge } = page('#/market/index')
    expect(bridge.atRoot()).toBe(true)
    bridge.open('/trade/index')
    expect(bridge.atRoot()).toBe(false)
    expect(page('#/trade/positionDetail?position=p-1').bridge.atRoot()).toBe(false)
  })
})

describe('opening', () => {
  it('tells what is opened before going there', () => {
    const { bridge, onOpen, path } = page('#/market/index')
    onOpen.mockImplementation(() => {
      expect(path()).toBe('/market/index')
    })
    bridge.open('/market/stockDetail?instrument=US%3AAAPL')
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: 'stockDetail' }))
    expect(path()).toBe('/market/stockDetail')
  })

  it('of where one is already scrolls to the top instead', () => {
    const { bridge, history, scrollToTop } = page('#/trade/index?tab=inventory')
    bridge.open('/trade/index?tab=inventory')
    expect(history.behind()).toBe(0)
    expect(scrollToTop).toHaveBeenCalledTimes(1)
  })

  it('knows where it is', () => {
    expect(page('#/trade/index?tab=inventory').bridge.here()?.target).toEqual({
      to: 'trade',
      tab: 'inventory',
    })
    expect(page('#/nowhere').bridge.here()).toBeUndefined()
  })
})
