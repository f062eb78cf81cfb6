/** A queue for each name: runs work of one name one after the other, and work of different names side by side. A failure does not stop the others. */
export function createQueues(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const previous = last.get(name) ?? Promise.resolve()
    const own = previous.then(work, work)
    const settled = own.catch(() => undefined)
    last.set(name, settled)
    try {
      return await own
    } finally {
      if (last.get(name) === settled) last.delete(name)
    }
  }
}

/** One queue: runs one work after the other. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  const enqueue = createQueues()
  return (work) => enqueue('', work)
}
