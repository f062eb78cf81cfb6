import { describe, expect, it, vi } from 'vitest'
import { createRouterBridge } from './bridge.ts'

function page(hash: string, idx: number | undefined) {
  const location = { hash }
  const [navigate, onOpen, scrollToTop] = [vi.fn(), vi.fn(), vi.fn()]
  const bridge = createRouterBridge({
    location,
    history: { state: idx === undefined ? null : { idx } },
    onOpen,
    scrollToTop,
  })
  bridge.connect(navigate)
  return { bridge, navigate, onOpen, scrollToTop }
}

describe('the way back', () => {
  it('goes back where there is a history', () => {
    const { bridge, navigate } = page('#/market/stockDetail?instrument=US:AAPL', 2)
    bridge.back()
    expect(navigate).toHaveBeenCalledWith(-1)
  })

  it.each([
    ['#/market/stockDetail?instrument=US:AAPL', '/market/index'],
    ['#/trade/positionDetail?position=p-1', '/trade/index'],
    ['#/information/fundRecord', '/information/index'],
    ['#/login/register', '/login/start-copy'],
    ['#/nowhere', '/market/index'],
  ])('goes up from %s where there is none', (hash, up) => {
    for (const idx of [0, undefined]) {
      const { bridge, navigate } = page(hash, idx)
      bridge.back()
      expect(navigate).toHaveBeenCalledWith(up, { replace: true })
    }
  })

  it('is at the root only on a tab with nothing behind', () => {
    expect(page('#/market/index', 0).bridge.atRoot()).toBe(true)
    expect(page('#/market/index', 1).bridge.atRoot()).toBe(false)
    expect(page('#/trade/positionDetail?position=p-1', 0).bridge.atRoot()).toBe(false)
  })
})

describe('opening', () => {
  it('tells what is opened before going there', () => {
    const { bridge, navigate, onOpen } = page('#/market/index', 0)
    bridge.open('/market/stockDetail?instrument=US%3AAAPL')
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: 'stockDetail' }))
    expect(onOpen.mock.invocationCallOrder[0]).toBeLessThan(navigate.mock.invocationCallOrder[0] ?? 0)
  })

  it('of where one is already scrolls to the top instead', () => {
    const { bridge, navigate, scrollToTop } = page('#/market/index', 0)
    bridge.open('/market/index')
    expect(navigate).not.toHaveBeenCalled()
    expect(scrollToTop).toHaveBeenCalledTimes(1)
  })
})
