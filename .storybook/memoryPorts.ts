import type { DraftsPort, ReadNewsPort, RecentSearchesPort } from '@onelot/screens'

/** What the client reads at each call, outside React's renders. */
export function holder<T>(first: T | undefined) {
  let held = first
  return {
    take: () => held,
    put: (next: T | undefined) => {
      held = next
    },
  }
}

export function draftsInMemory(): DraftsPort {
  const kept = new Map<string, unknown>()
  return {
    keep: (name, value) => {
      kept.set(name, value)
    },
    read: (name) => kept.get(name),
    drop: (name) => {
      kept.delete(name)
    },
  }
}

export function searchesInMemory(): RecentSearchesPort {
  const kept = holder<readonly string[]>([])
  return { read: () => kept.take() ?? [], keep: kept.put }
}

export function readNewsInMemory(): ReadNewsPort {
  const watchers = new Set<() => void>()
  let known: ReadonlySet<string> = new Set()
  return {
    read: () => known,
    mark: (id) => {
      known = new Set([...known, id])
      for (const onChange of watchers) onChange()
    },
    watch: (onChange) => {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
  }
}
