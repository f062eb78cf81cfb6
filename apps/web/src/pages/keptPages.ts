import type { Query, ScreenDefinition } from '@onelot/screens'

/** A screen as it is mounted, shown or kept. */
export interface PageState {
  /** The same for as long as it is the same screen. */
  readonly id: string
  readonly screen: ScreenDefinition
  readonly query: Query
  /** Its account: nothing kept of one person is shown to another. */
  readonly account: string | undefined
  /** What it was opened by: an entry of the browser's history and what its address asks for. By another it begins anew. Empty for a screen that is not kept, which another address makes another page. */
  readonly opening: string
}

/** @param entry the entry in the browser's history; all addresses that the reader types have the same */
export function pageOf(
  screen: ScreenDefinition,
  query: Query,
  { account, entry }: { readonly account: string | undefined; readonly entry: string },
): PageState {
  const asked = JSON.stringify(query)
  return screen.keepAlive
    ? {
        id: `${screen.name} of ${account ?? 'a guest'}`,
        screen,
        query,
        account,
        opening: `${entry} ${asked}`,
      }
    : { id: `${screen.name} ${askedOf(screen, query)}`, screen, query, account, opening: '' }
}

/** What an address asks a screen for, without what the screen itself writes into it. */
const askedOf = ({ rewrites = [] }: ScreenDefinition, query: Query): string =>
  JSON.stringify(Object.entries(query).filter(([name]) => !rewrites.includes(name)))

/**
 * The pages to keep, now that `shown` shows; the same list when nothing changes.
 * @param linked whether a link led there, and not the way back or forward in the history
 */
export function keep(kept: readonly PageState[], shown: PageState, linked: boolean): readonly PageState[] {
  const others = kept.filter(({ account }) => account === shown.account)
  const before = others.find(({ id }) => id === shown.id)
  if (!shown.screen.keepAlive || (before && !beginsAnew(before, shown, linked))) {
    return others.length === kept.length ? kept : others
  }
  return before ? others.map((page) => (page === before ? shown : page)) : [...others, shown]
}

/** A link that asks for something is followed, also where it asked for the same before; a switch of the tab bar asks for nothing, and leaves the screen as it was. */
function beginsAnew(before: PageState, shown: PageState, linked: boolean): boolean {
  const asksForNothing = Object.keys(shown.query).length === 0
  if (before.opening === shown.opening || (shown.screen.tab && asksForNothing)) return false
  return (linked && !asksForNothing) || !sameQuery(before.query, shown.query)
}

const sameQuery = (a: Query, b: Query): boolean => JSON.stringify(a) === JSON.stringify(b)
