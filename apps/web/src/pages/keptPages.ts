import { isKeptAlive } from '@onelot/screens/screen-table'
import type { Place } from '../navigation/addresses.ts'
import { type Route, type RouteKey, placeOf, routes } from '../routes.ts'
import type { RouteParams } from '../navigation/targets.ts'

/** A screen as it stands on the page, shown or kept. */
export interface PageState {
  /** The same for as long as it is the same screen. */
  readonly id: string
  readonly key: RouteKey
  readonly params: RouteParams
  readonly keepAlive: boolean
  readonly navTab: boolean
  /** Whose it is: nothing kept of one person is shown to another. */
  readonly account: string | undefined
}

export function pageAt(place: Place, search: string, account: string | undefined): PageState {
  const { navTab }: Route = routes[place.key]
  const keepAlive = isKeptAlive(placeOf(place.key))
  return {
    id: keepAlive ? `${place.key} of ${account ?? 'a guest'}` : `${place.key}${search}`,
    key: place.key,
    params: place.params,
    keepAlive,
    navTab: navTab !== undefined,
    account,
  }
}

/** The pages to keep, now that `shown` shows; the same list when nothing changes. */
export function keep(kept: readonly PageState[], shown: PageState): readonly PageState[] {
  const others = kept.filter(({ account }) => account === shown.account)
  const before = others.find(({ id }) => id === shown.id)
  if (!shown.keepAlive || (before && sameParams(before.params, shown.params))) {
    return others.length === kept.length ? kept : others
  }
  return before ? others.map((page) => (page === before ? shown : page)) : [...others, shown]
}

const sameParams = (a: RouteParams, b: RouteParams): boolean => JSON.stringify(a) === JSON.stringify(b)
