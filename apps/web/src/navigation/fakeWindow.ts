import type { HashWindow } from './hashHistory.ts'

/** A window's history as browsers keep it, for tests. */
export function fakeWindow(hash = ''): HashWindow & { readonly typed: (hash: string) => void } {
  const entries: { state: unknown; hash: string }[] = [{ state: null, hash }]
  let at = 0
  let pop: () => void = () => undefined
  const current = () => entries[at] ?? { state: null, hash: '' }
  const write = (state: unknown, url: string | URL | null | undefined) => ({
    state,
    hash: url === undefined || url === null ? current().hash : String(url),
  })
  return {
    location: {
      get hash() {
        return current().hash
      },
    },
    history: {
      get state(): unknown {
        return current().state
      },
      pushState: (state: unknown, _: string, url?: string | URL | null) => {
        entries.splice(at + 1, entries.length, write(state, url))
        at += 1
      },
      replaceState: (state: unknown, _: string, url?: string | URL | null) => {
        entries[at] = write(state, url)
      },
      go: (delta = 0) => {
        const to = at + delta
        if (to < 0 || to >= entries.length) return
        at = to
        pop()
      },
    },
    addEventListener: (_, listener) => {
      pop = listener
    },
    typed: (to) => {
      entries.splice(at + 1, entries.length, { state: null, hash: to })
      at += 1
      pop()
    },
  }
}
