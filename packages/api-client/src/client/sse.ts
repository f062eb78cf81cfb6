/**
 * Reads server-sent events from text that arrives in pieces, cut anywhere. `feed` returns the data of the events that the piece completes;
 * comments, ids and event names are skipped.
 */
export function createSseParser(): { readonly feed: (piece: string) => readonly string[] } {
  let rest = ''
  let data: string[] = []
  let afterReturn = false

  function line(text: string): string | undefined {
    if (text === '') {
      const event = data.length === 0 ? undefined : data.join('\n')
      data = []
      return event
    }
    if (text === 'data') data.push('')
    else if (text.startsWith('data:')) data.push(text.slice(text[5] === ' ' ? 6 : 5))
    return undefined
  }

  function feed(piece: string): readonly string[] {
    const events: string[] = []
    // A line ends with \n, \r or \r\n, and the cut may fall between the last two.
    const fresh = afterReturn && piece.startsWith('\n') ? piece.slice(1) : piece
    if (piece !== '') afterReturn = piece.endsWith('\r')
    const lines = (rest + fresh).split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    for (const text of lines) {
      const event = line(text)
      if (event !== undefined) events.push(event)
    }
    return events
  }

  return { feed }
}
