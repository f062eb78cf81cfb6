import { type Exact, type Instrument, type Quote, exact } from '@onelot/domain'

const SHOWN = 3

interface Moved {
  readonly instrument: Instrument
  readonly quote: Pick<Quote, 'price' | 'previousClose'>
}

/** By how much a price is away from the previous close, as a fraction of it that is not divided: two are compared exactly. */
const moveOf = ({ quote }: Moved): { readonly away: Exact; readonly base: Exact } => {
  const base = exact(quote.previousClose)
  return { away: exact(quote.price).minus(base).abs(), base }
}

function greater(a: Moved, b: Moved): number {
  const [one, other] = [moveOf(a), moveOf(b)]
  const order = other.away.times(one.base).cmp(one.away.times(other.base))
  return order === 0 ? (a.instrument.id < b.instrument.id ? -1 : 1) : order
}

/** Three at most, the greatest change first, whichever its direction; what has not moved is no mover. */
export const moversOf = (all: readonly Moved[]): readonly Instrument[] =>
  all
    .filter((one) => !moveOf(one).away.eq('0'))
    .toSorted(greater)
    .slice(0, SHOWN)
    .map(({ instrument }) => instrument)
