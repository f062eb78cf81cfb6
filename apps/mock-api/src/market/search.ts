import type { Instant, Instrument } from '@onelot/domain'
import type { Catalogue } from './catalogue.ts'

/** Most matches, if the caller names no limit. */
const SHOWN = 50

interface Indexed {
  readonly instrument: Instrument
  readonly code: string
  readonly names: readonly string[]
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

/** Smaller is better; undefined is no match. */
function rank({ code, names }: Indexed, wanted: string): number | undefined {
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
  const made = {
    instrument,
    code: plain(instrument.code),
    names: Object.values(instrument.name).map(plain),
  }
  known.set(instrument, made)
  return made
}

export function createSearch(catalogue: Catalogue) {
  return (query: string, now: Instant, limit = SHOWN): readonly Instrument[] => {
    const wanted = plain(query)
    if (wanted === '') return []
    return catalogue.instruments
      .flatMap((instrument) => {
        const at = rank(indexed(instrument), wanted)
        return at === undefined ? [] : [{ instrument, at }]
      })
      .sort((a, b) => a.at - b.at || (a.instrument.id < b.instrument.id ? -1 : 1))
      .map(({ instrument }) => instrument)
      .filter(({ id }) => catalogue.status(id, now) !== 'delisted')
      .slice(0, limit)
  }
}
