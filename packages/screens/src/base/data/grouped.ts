/** Items that follow each other and have one name, such as those of a day. */
export interface Group<Item> {
  readonly name: string
  readonly items: readonly [Item, ...Item[]]
}

/** Neighbours of one name together, in their order. */
export function grouped<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Group<Item>[] {
  const groups: { readonly name: string; readonly items: [Item, ...Item[]] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    const name = nameOf(item)
    if (last?.name === name) last.items.push(item)
    else groups.push({ name, items: [item] })
  }
  return groups
}
