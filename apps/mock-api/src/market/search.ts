import type { Instant, Instrument } from '@onelot/domain'
import type { Catalogue } from './catalogue.ts'

/** Most matches, if the caller names no limit. */
const SHOWN = 50
/** Queries whose matches are kept, each some thousands of references at most. */
const KEPT_QUERIES = 100

interface Indexed {
  readonly instrument: Instrument
  readonly code: string
  readonly names: readonly string[]
  /** Code and names, one a line. */
  readonly text: string
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

const RANKS = 5
/** Smaller is better; undefined is no match. */
function rank({ code, names, text }: Indexed, wanted: string): number | undefined {
  if (!text.includes(wanted)) return undefined
  if (code === wanted) return 0
  if (names.includes(wanted)) return 1
  if (code.startsWith(wanted)) return 2
  if (names.some((name) => name.startsWith(wanted))) return 3
  if (names.some((name) => name.includes(wanted))) return 4
  return undefined
}

/** What is searched of each instrument: made once, for most of them are listed in every market. */
const known = new WeakMap<Instrument, Indexed>()
function indexed(instrument: Instrument): Indexed {
  const found = known.get(instrument)
  if (found !== undefined) return found
  const code = plain(instrument.code)
  const names = Object.values(instrument.name).map(plain)
  const made = { instrument, code, names, text: [code, ...names].join('\n') }
  known.set(instrument, made)
  return made
}

export function createSearch(catalogue: Catalogue) {
  let all: readonly Indexed[] | undefined
  const matches = new Map<string, readonly Instrument[]>()

  /** Instruments of any time, the best first, then by id. */
  function matchesOf(wanted: string): readonly Instrument[] {
    const found = matches.get(wanted)
    if (found !== undefined) return found
    all ??= catalogue.instruments.map(indexed).sort((a, b) => (a.instrument.id < b.instrument.id ? -1 : 1))
    const ranked: Instrument[][] = Array.from({ length: RANKS }, () => [])
    for (const one of all) {
      const at = rank(one, wanted)
      if (at !== undefined) ranked[at]?.push(one.instrument)
    }
    const made = ranked.flat()
    if (matches.size >= KEPT_QUERIES) matches.clear()
    matches.set(wanted, made)
    return made
  }

  return (query: string, now: Instant, limit = SHOWN): readonly Instrument[] => {
    const wanted = plain(query)
    if (wanted === '') return []
    const found: Instrument[] = []
    for (const instrument of matchesOf(wanted)) {
      if (found.length >= limit) break
      if (catalogue.status(instrument.id, now) !== 'delisted') found.push(instrument)
    }
    return found
  }
}
