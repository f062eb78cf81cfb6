import type { RouteTarget } from '@onelot/screens'
import { type Place, addressOf, placeAt } from './addresses.ts'

/** How the router is told to go somewhere. */
export type Navigate = (to: string | number, options?: { readonly replace: boolean }) => void

/** Reaches the router from outside of React, and stays the same object for as long as the page lives. */
export interface RouterBridge {
  /** The router, once it is there. Returns how to let go of it. */
  readonly connect: (navigate: Navigate) => () => void
  readonly open: (address: string) => void
  readonly replace: (address: string) => void
  /** Back, or up where there is nothing behind. */
  readonly back: () => void
  /** True where `back` would leave the app. */
  readonly atRoot: () => boolean
  readonly here: () => Place | undefined
}

interface Surroundings {
  readonly location: Pick<Location, 'hash'>
  readonly history: Pick<History, 'state'>
  readonly onOpen: (place: Place | undefined) => void
  readonly scrollToTop: () => void
}

/** Where a person without a history goes up to, by the first part of the path. */
const parents: Readonly<
  Record<string, RouteTarget['to'] & ('landing' | 'home' | 'market' | 'trade' | 'watchlist' | 'mine')>
> = {
  login: 'landing',
  home: 'home',
  market: 'market',
  trade: 'trade',
  favorite: 'watchlist',
  information: 'mine',
}

export function createRouterBridge({ location, history, onOpen, scrollToTop }: Surroundings): RouterBridge {
  let navigate: Navigate | undefined

  const address = () => location.hash.replace(/^#/, '') || '/'

  function here(): Place | undefined {
    const [pathname = '', search = ''] = address().split('?')
    return placeAt({ pathname, search })
  }

  /** The router numbers its entries in the history. */
  function behind(): number {
    const state: unknown = history.state
    if (typeof state !== 'object' || state === null || !('idx' in state)) return 0
    return typeof state.idx === 'number' ? state.idx : 0
  }

  function up(): string {
    const [, area = ''] = address().split('/')
    return addressOf({ to: parents[area] ?? 'market' })
  }

  return {
    connect: (given) => {
      navigate = given
      return () => {
        if (navigate === given) navigate = undefined
      }
    },
    open: (to) => {
      if (to === address()) {
        scrollToTop()
        return
      }
      const [pathname = '', search = ''] = to.split('?')
      onOpen(placeAt({ pathname, search }))
      navigate?.(to)
    },
    replace: (to) => {
      navigate?.(to, { replace: true })
    },
    back: () => {
      if (behind() > 0) navigate?.(-1)
      else navigate?.(up(), { replace: true })
    },
    atRoot: () => behind() === 0 && up() === address(),
    here,
  }
}
