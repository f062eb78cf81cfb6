import type { Instant } from '@onelot/domain'

export interface MessageDay<Item> {
  /** `2026-03-10` where it is read. */
  readonly day: string
  readonly items: readonly [Item, ...Item[]]
}

/** Messages, newest first, by the day on which they came. */
export function byDay<Item extends { readonly at: Instant }>(
  items: readonly Item[],
  dayOf: (at: Instant) => string,
): readonly MessageDay<Item>[] {
  const days: { readonly day: string; readonly items: [Item, ...Item[]] }[] = []
  for (const item of items) {
    const day = dayOf(item.at)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}
