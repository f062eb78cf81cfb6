import type { Query, ScreenDefinition } from '@onelot/screens'

/** A screen as it is mounted, shown or kept. */
export interface PageState {
  /** The same for as long as it is the same screen. */
  readonly id: string
  readonly screen: ScreenDefinition
  readonly query: Query
  /** Its account: nothing kept of one person is shown to another. */
  readonly account: string | undefined
}

export function pageOf(screen: ScreenDefinition, query: Query, account: string | undefined): PageState {
  const id = screen.keepAlive
    ? `${screen.name} of ${account ?? 'a guest'}`
    : `${screen.name} ${JSON.stringify(query)}`
  return { id, screen, query, account }
}

/** The pages to keep, now that `shown` shows; the same list when nothing changes. */
export function keep(kept: readonly PageState[], shown: PageState): readonly PageState[] {
  const others = kept.filter(({ account }) => account === shown.account)
  const before = others.find(({ id }) => id === shown.id)
  if (!shown.screen.keepAlive || (before && sameQuery(before.query, shown.query))) {
    return others.length === kept.length ? kept : others
  }
  return before ? others.map((page) => (page === before ? shown : page)) : [...others, shown]
}

const sameQuery = (a: Query, b: Query): boolean => JSON.stringify(a) === JSON.stringify(b)
