/**
 * Names of the ids in a recording. A position, and the order that opens it, has the name that its script gives it; its other orders are numbered
 * by their first appearance, `long/1`. No name depends on an id: a further event, message or order of another position changes none.
 */
export interface Names {
  /** To a position or an account. @throws Error where something has the name already */
  give(id: string, name: string): void
  /** Gives it a number where it is new. */
  ofOrder(order: { readonly id: string; readonly position: string }): string
  /** The name of an id; any other text as it is. */
  of(text: string): string
}

export function createNames(): Names {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()

  return {
    give(id, name) {
      if ([...names.values()].includes(name)) throw new Error(`two are named ${name}`)
      names.set(id, name)
    },
    ofOrder({ id, position }) {
      const known = names.get(id)
      if (known !== undefined) return known
      const count = (counts.get(position) ?? 0) + 1
      counts.set(position, count)
      const name = `${names.get(position) ?? position}/${String(count)}`
      names.set(id, name)
      return name
    },
    of: (text) => names.get(text) ?? text,
  }
}
