/** What a client gave to `fetch` as text. @throws TypeError where it gave anything else */
export function textOf(given: unknown): string {
  if (typeof given !== 'string') throw new TypeError('the client gave no text to fetch')
  return given
}
