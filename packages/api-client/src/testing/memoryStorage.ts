/** The part of `Storage` that keys are kept in, with what it holds. */
export function memoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value)
    },
    removeItem: (key: string) => {
      values.delete(key)
    },
    texts: (): readonly string[] => [...values.values()],
  }
}
