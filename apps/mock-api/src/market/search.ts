import type { Instant, Instrument } from '@onelot/domain'
import type { Catalogue } from './catalogue.ts'

/** Matches shown at most, unless told otherwise. */
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

export function createSearch(catalogue: Catalogue) {
  let index: readonly Indexed[] | undefined
  const indexed = (): readonly Indexed[] => {
    index ??= catalogue.instruments.map((instrument) => ({
      instrument,
      code: plain(instrument.code),
      names: Object.values(instrument.name).map(plain),
    }))
    return index
  }

  return (query: string, now: Instant, limit = SHOWN): readonly Instrument[] => {
    const wanted = plain(query)
    if (wanted === '') return []
    return indexed()
      .flatMap((entry) => {
        const at = rank(entry, wanted)
        return at === undefined ? [] : [{ instrument: entry.instrument, at }]
      })
      .sort((a, b) => a.at - b.at || (a.instrument.id < b.instrument.id ? -1 : 1))
      .map(({ instrument }) => instrument)
      .filter(({ id }) => catalogue.status(id, now) !== 'delisted')
      .slice(0, limit)
  }
}
