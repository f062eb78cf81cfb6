/** Which panels are open after a press on one of them. With `single`, opening one closes the others. */
export function toggled<Id extends string>(
  open: readonly Id[],
  id: Id,
  { single = false }: { readonly single?: boolean } = {},
): readonly Id[] {
  if (open.includes(id)) return open.filter((one) => one !== id)
  return single ? [id] : [...open, id]
}
