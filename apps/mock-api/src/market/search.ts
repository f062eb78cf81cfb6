import {
  type Instant,
  type Instrument,
  type Searchable,
  searchable,
  textMatches,
  textSearch,
} from '@onelot/domain'
import type { Catalogue } from './catalogue.ts'

/** Most matches, if the caller names no limit. */
const SHOWN = 50
/** Queries whose matches are kept, each some thousands of references at most. */
const KEPT_QUERIES = 100

interface Indexed {
  readonly instrument: Instrument
  readonly code: Searchable
  readonly names: readonly Searchable[]
}

const RANKS = textMatches.length + 2
/** Smaller is better; undefined is no match. A code is found by its beginning, a name by any part. */
function rank({ code, names }: Indexed, matchOf: ReturnType<typeof textSearch>): number | undefined {
  const ofCode = matchOf([code])
  if (ofCode === 'whole') return 0
  const ofName = matchOf(names)
  if (ofName === 'whole') return 1
  if (ofCode === 'start') return 2
  return ofName && textMatches.indexOf(ofName) + 2
}

/** What is searched of each instrument: made once, for most of them are listed in every market. */
const known = new WeakMap<Instrument, Indexed>()
function indexed(instrument: Instrument): Indexed {
  const found = known.get(instrument)
  if (found !== undefined) return found
  const names = Object.values(instrument.name).map(searchable)
  const made = { instrument, code: searchable(instrument.code), names }
  known.set(instrument, made)
  return made
}

export function createSearch(catalogue: Pick<Catalogue, 'instruments' | 'status'>) {
  let all: readonly Indexed[] | undefined
  const matches = new Map<string, readonly Instrument[]>()

  /** Instruments of any time, the best first, then by id. */
  function matchesOf(query: string): readonly Instrument[] {
    const found = matches.get(query)
    if (found !== undefined) return found
    all ??= catalogue.instruments.map(indexed).sort((a, b) => (a.instrument.id < b.instrument.id ? -1 : 1))
    const matchOf = textSearch(query)
    const ranked: Instrument[][] = Array.from({ length: RANKS }, () => [])
    for (const one of all) {
      const at = rank(one, matchOf)
      if (at !== undefined) ranked[at]?.push(one.instrument)
    }
    const made = ranked.flat()
    if (matches.size >= KEPT_QUERIES) matches.clear()
    matches.set(query, made)
    return made
  }

  return (query: string, now: Instant, limit = SHOWN): readonly Instrument[] => {
    const found: Instrument[] = []
    for (const instrument of matchesOf(query)) {
      if (found.length >= limit) break
      if (catalogue.status(instrument.id, now) !== 'delisted') found.push(instrument)
    }
    return found
  }
}
