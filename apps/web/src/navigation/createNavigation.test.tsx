import { createMemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createNavigation } from './createNavigation.tsx'
import { routesBelow } from './routes.tsx'

const scrollTo = vi.fn()
vi.stubGlobal('scrollTo', scrollTo)
afterAll(() => {
  vi.unstubAllGlobals()
})
afterEach(() => {
  scrollTo.mockClear()
})

function page(address: string, customerService?: string) {
  const router = createMemoryRouter(routesBelow(<></>), { initialEntries: [address] })
  const [onOpen, openOutside] = [vi.fn(), vi.fn()]
  const navigation = createNavigation({
    router,
    onOpen,
    onTouched: () => undefined,
    openOutside,
    customerService: () => customerService,
  })
  return { navigation, router, onOpen, openOutside, path: () => router.state.location.pathname }
}

describe('a layer over a screen', () => {
  const address = '/market/stockDetail?instrument=US:AAPL'
  async function withLayer() {
    const shown = page(address)
    const onBack = vi.fn()
    const close = shown.navigation.openLayer(onBack)
    await vi.waitFor(() => {
      expect(shown.router.state.location.state).toMatchObject({ layer: expect.any(Number) as number })
    })
    const isClosed = () =>
      vi.waitFor(() => {
        expect(shown.router.state.location.state).toBeNull()
      })
    return { ...shown, onBack, close, isClosed }
  }

  it('is closed by the way back, which leaves the screen where it is', async () => {
    const { navigation, path, onBack, isClosed } = await withLayer()
    expect(navigation.atRoot()).toBe(false)
    navigation.back()
    await isClosed()
    expect(onBack).toHaveBeenCalledOnce()
    expect(path()).toBe('/market/stockDetail')
    navigation.back()
    await vi.waitFor(() => {
      expect(path()).toBe('/market/index')
    })
  })

  it('leaves no entry behind where it is closed otherwise', async () => {
    const { onBack, close, isClosed } = await withLayer()
    close()
    await isClosed()
    expect(onBack).not.toHaveBeenCalled()
  })

  it('does not navigate when it is closed after its screen was left', async () => {
    const { navigation, path, onBack, close } = await withLayer()
    navigation.replace({ to: 'login' })
    await vi.waitFor(() => {
      expect(path()).toBe('/login/login')
    })
    expect(onBack).toHaveBeenCalledOnce()
    close()
    await Promise.resolve()
    expect(path()).toBe('/login/login')
  })
})

describe('the way back', () => {
  it('goes back to the screen before', async () => {
    const { navigation, path } = page('/trade/index')
    navigation.go({ to: 'market' })
    await vi.waitFor(() => {
      expect(path()).toBe('/market/index')
    })
    navigation.back()
    await vi.waitFor(() => {
      expect(path()).toBe('/trade/index')
    })
  })

  it.each([
    ['/market/stockDetail?instrument=US:AAPL', '/market/index'],
    ['/trade/positionDetail?position=p-1', '/trade/index'],
    ['/information/fundRecord', '/information/index'],
    ['/login/register', '/login/start-copy'],
  ])('goes up from %s where there is none before it', async (address, up) => {
    const { navigation, path } = page(address)
    navigation.back()
    await vi.waitFor(() => {
      expect(path()).toBe(up)
    })
  })

  it('is none on an entry of the tab bar that was opened first', async () => {
    const { navigation, path } = page('/market/index')
    expect(navigation.atRoot()).toBe(true)
    navigation.go({ to: 'trade' })
    await vi.waitFor(() => {
      expect(path()).toBe('/trade/index')
    })
    expect(navigation.atRoot()).toBe(false)
    expect(page('/trade/positionDetail?position=p-1').navigation.atRoot()).toBe(false)
  })

  it('is the same after a screen was replaced', async () => {
    const { navigation, path } = page('/market/index')
    navigation.go({ to: 'trade' })
    await vi.waitFor(() => {
      expect(path()).toBe('/trade/index')
    })
    navigation.replace({ to: 'mine' })
    await vi.waitFor(() => {
      expect(path()).toBe('/information/index')
    })
    navigation.back()
    await vi.waitFor(() => {
      expect(path()).toBe('/market/index')
    })
  })
})

describe('opening', () => {
  it('names the address before it opens', async () => {
    const { navigation, onOpen, path } = page('/market/index')
    onOpen.mockImplementation(() => {
      expect(path()).toBe('/market/index')
    })
    navigation.go({ to: 'trade', tab: 'inventory' })
    expect(onOpen).toHaveBeenCalledWith('/trade/index?tab=inventory')
    await vi.waitFor(() => {
      expect(path()).toBe('/trade/index')
    })
  })

  it('what shows already scrolls to its top', () => {
    const { navigation, router } = page('/trade/index?tab=inventory')
    navigation.go({ to: 'trade', tab: 'inventory' })
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
    expect(router.state.historyAction).toBe('POP')
  })

  it('customer service leaves the app where the site names its address', () => {
    const { navigation, openOutside, path } = page('/market/index', 'https://help.onelot.example/')
    navigation.go({ to: 'customerService' })
    expect(openOutside).toHaveBeenCalledWith('https://help.onelot.example/')
    expect(path()).toBe('/market/index')
  })
})

describe('an address', () => {
  it('carries what a screen is opened with', () => {
    const { navigation } = page('/market/index')
    expect(navigation.href({ to: 'register', invitation: undefined })).toBe('#/login/register')
    expect(navigation.href({ to: 'trade', tab: 'inventory' })).toBe('#/trade/index?tab=inventory')
  })

  it('to come back to is that of the screen, but for those of logging in', () => {
    expect(page('/trade/index?tab=inventory').navigation.here()).toBe('/trade/index?tab=inventory')
    expect(page('/login/register').navigation.here()).toBeUndefined()
    expect(page('/nowhere').navigation.here()).toBeUndefined()
  })
})

describe('another address', () => {
  it('is reported once, and a layer over a screen is none', async () => {
    const { navigation, router, path } = page('/market/index')
    const onLeft = vi.fn()
    const stop = navigation.listen(onLeft)
    const close = navigation.openLayer(vi.fn())
    await vi.waitFor(() => {
      expect(router.state.location.state).toMatchObject({ layer: expect.any(Number) as number })
    })
    close()
    await vi.waitFor(() => {
      expect(router.state.location.state).toBeNull()
    })
    expect(onLeft).not.toHaveBeenCalled()
    navigation.go({ to: 'mine' })
    await vi.waitFor(() => {
      expect(path()).toBe('/information/index')
    })
    expect(onLeft).toHaveBeenCalledOnce()
    stop()
    navigation.go({ to: 'market' })
    await vi.waitFor(() => {
      expect(path()).toBe('/market/index')
    })
    expect(onLeft).toHaveBeenCalledOnce()
  })

  it('is reported as the navigation begins, while its screen is still loaded', () => {
    const lazy = () => new Promise<never>(() => undefined)
    const initialEntries = ['/market/index']
    const router = createMemoryRouter(
      [
        { path: '/market/index', element: null },
        { path: '*', lazy },
      ],
      { initialEntries },
    )
    const ports = {
      onOpen: vi.fn(),
      onTouched: vi.fn(),
      openOutside: vi.fn(),
      customerService: () => undefined,
    }
    const navigation = createNavigation({ router, ...ports })
    const onLeft = vi.fn()
    navigation.listen(onLeft)
    navigation.go({ to: 'mine' })
    expect(onLeft).toHaveBeenCalledOnce()
    expect(navigation.here()).toBe('/market/index')
  })
})
