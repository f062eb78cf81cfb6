/** Runs work of one name one after the other, and work of different names side by side. A failure does not stop the others. */
export function sequence(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve()
    const own = before.then(work, work)
    const settled = own.catch(() => undefined)
    last.set(name, settled)
    try {
      return await own
    } finally {
      if (last.get(name) === settled) last.delete(name)
    }
  }
}
