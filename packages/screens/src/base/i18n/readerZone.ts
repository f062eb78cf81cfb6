let known: string | undefined

/**
 * The zone in which the reader's own records show their times. A list asks for it once a row, and the browser takes long to answer: the answer
 * holds until the list is rendered, since the reader may travel.
 */
export function readerZone(): string {
  if (known !== undefined) return known
  queueMicrotask(() => {
    known = undefined
  })
  known = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return known
}
