import type { RouteTarget } from '@onelot/screens'
import { type RouteKey, placeOf, routeAt, routes } from '../routes.ts'
import { type RouteParams, paramsOf, searchOf, targetNamed } from './targets.ts'

/** Path and query of a target, below the hash. */
export const addressOf = (target: RouteTarget): string => routes[target.to].path + searchOf(target)

/** What stands at an address. */
export interface Place {
  readonly key: RouteKey
  readonly params: RouteParams
  /** Where a person would come back to; none for places that need what the address lacks. */
  readonly target: RouteTarget | undefined
}

/** Undefined for a path that nobody knows. */
export function placeAt({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): Place | undefined {
  const key = routeAt(pathname)
  if (key === undefined) return undefined
  const params = paramsOf(search)
  return { key, params, target: targetNamed(placeOf(key), params) }
}

/** Places that lead in: nobody is brought back to one of them after logging in. */
const waysIn: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'start',
  'landing',
  'languageFirst',
  'afterLogin',
  'login',
  'reLogin',
  'register',
  'forgotPassword',
])

/** Where to come back to from a place whose session ended. */
export const returnTargetOf = (place: Place | undefined): RouteTarget | undefined =>
  place === undefined || waysIn.has(place.key) ? undefined : place.target
