import type { RouteTarget } from '@onelot/screens'
import { type Place, addressOf, placeAt } from './addresses.ts'
import type { HashHistory } from './hashHistory.ts'

/** Leads about the app, from within React and without; the same object for as long as the page lives. */
export interface RouterBridge {
  readonly open: (address: string) => void
  readonly replace: (address: string) => void
  /** Back, or up where there is nothing behind. */
  readonly back: () => void
  /** True where `back` would lead nowhere. */
  readonly atRoot: () => boolean
  readonly here: () => Place | undefined
}

interface BridgeOptions {
  readonly history: HashHistory
  /** Told what is opened before it opens. */
  readonly onOpen: (place: Place | undefined) => void
  readonly scrollToTop: () => void
}

type Parent = RouteTarget['to'] & ('landing' | 'home' | 'market' | 'trade' | 'watchlist' | 'mine')

/** Where a person without a history goes up to, by the first part of the path. */
const parents: ReadonlyMap<string, Parent> = new Map([
  ['login', 'landing'],
  ['home', 'home'],
  ['market', 'market'],
  ['trade', 'trade'],
  ['favorite', 'watchlist'],
  ['information', 'mine'],
])

export function createRouterBridge({ history, onOpen, scrollToTop }: BridgeOptions): RouterBridge {
  function address(): string {
    const { pathname, search } = history.read().location
    return pathname + search
  }

  function up(): string {
    const [, area = ''] = address().split('/')
    return addressOf({ to: parents.get(area) ?? 'market' })
  }

  return {
    open: (to) => {
      if (to === address()) {
        scrollToTop()
        return
      }
      const [pathname = '', search = ''] = to.split('?')
      onOpen(placeAt({ pathname, search }))
      history.push(to)
    },
    replace: history.replace,
    back: () => {
      if (history.behind() > 0) history.go(-1)
      else history.replace(up())
    },
    atRoot: () => history.behind() === 0 && up() === address(),
    here: () => placeAt(history.read().location),
  }
}
