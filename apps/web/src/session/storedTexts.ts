/** The texts that are stored; none where something else is. */
export function textsIn(stored: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}
