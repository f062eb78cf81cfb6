/** A frame fetches the whole preview: side by side they would starve each other, so they open one after another. */
const waiting: (() => void)[] = []
let opening: (() => void) | undefined

function next(): void {
  opening = waiting.shift()
  opening?.()
}

/** Calls `open` when its turn has come. Returns how to end the turn, or to leave before it. */
export function queue(open: () => void): () => void {
  waiting.push(open)
  if (opening === undefined) next()
  return () => {
    const place = waiting.indexOf(open)
    if (place >= 0) waiting.splice(place, 1)
    if (opening === open) next()
  }
}
