/** Searches that are remembered at once. */
export const HISTORY_LENGTH = 10

const same = (left: string, right: string): boolean => left.toLocaleLowerCase() === right.toLocaleLowerCase()

/** The history after a search: newest first, each text once whatever its case, blank ones not at all. */
export function remembered(history: readonly string[], text: string): readonly string[] {
  const searched = text.trim()
  if (searched === '') return history
  return [searched, ...forgotten(history, searched)].slice(0, HISTORY_LENGTH)
}

export const forgotten = (history: readonly string[], text: string): readonly string[] =>
  history.filter((known) => !same(known, text))
