import {
  type Instant,
  type InstrumentId,
  type Quote,
  defaultMarkets,
  instant,
  instrumentId,
  tickSize,
} from '@onelot/domain'
import { seededRandom } from '../../testing/seededRandom.ts'
import type { MarketPort } from '../port.ts'
import type { LikenessFigure } from './figure.ts'

const DAY_MS = 86_400_000
const DAYS = 100
/** One in each of as many equal parts of the day: moments of one day share its path. */
const MOMENTS_OF_DAY = 5
const FIRST_MS = Date.parse('2024-01-01T00:00:00Z')
const LAST_MS = Date.parse('2027-12-01T00:00:00Z')

/** A pair without the dollar, and the pairs of the dollar that give its way round. */
interface Triangle {
  readonly cross: InstrumentId
  readonly base: InstrumentId
  readonly quote: InstrumentId
}

function trianglesOf(market: MarketPort): readonly Triangle[] {
  const leg = (currency: string): InstrumentId => instrumentId(`FX:USD${currency}`)
  return market
    .listings()
    .filter(({ kind, code }) => kind === 'forex' && !code.includes('USD'))
    .map(({ id, code }) => ({ cross: id, base: leg(code.slice(0, 3)), quote: leg(code.slice(3)) }))
    .filter(({ base, quote }) => market.listing(base) !== undefined && market.listing(quote) !== undefined)
}

/** What one moment shows of a triangle. */
interface Look {
  /** How far the cross is from the way round, in ticks of the cross. */
  readonly deviation: number
  /** As many ticks as the rounding of the three prices explains. */
  readonly explained: number
  /** What a round trip gains at bid and ask, a fraction of what is put in, after commission. */
  readonly gain: number
}

const tickOf = ({ price }: Quote): number => Number(tickSize(defaultMarkets.FX, price))

function lookAt(cross: Quote, base: Quote, quote: Quote): Look {
  const around = Number(quote.price) / Number(base.price)
  const half = (one: Quote): number => tickOf(one) / 2 / Number(one.price)
  const kept = (1 - Number(defaultMarkets.FX.charges.commission)) ** 3
  const gains = [
    (Number(cross.bid) * Number(base.bid)) / Number(quote.ask),
    Number(quote.bid) / Number(base.ask) / Number(cross.ask),
  ]
  return {
    deviation: Math.abs(Number(cross.price) - around) / tickOf(cross),
    explained: ((half(cross) + half(base) + half(quote)) * Number(cross.price)) / tickOf(cross),
    gain: Math.max(...gains) * kept - 1,
  }
}

/** Random moments of random days. */
function randomMoments(): readonly Instant[] {
  const random = seededRandom(8)
  return Array.from({ length: DAYS }, () => FIRST_MS + random() * (LAST_MS - FIRST_MS)).flatMap((from) =>
    Array.from({ length: MOMENTS_OF_DAY }, (_, i) =>
      instant(Math.floor(from + ((i + random()) * DAY_MS) / MOMENTS_OF_DAY)),
    ),
  )
}

/** Pairs of currencies beside the way round by the dollar. */
export function triangleLikeness(market: MarketPort): readonly LikenessFigure[] {
  const moments = randomMoments()
  const found = trianglesOf(market).flatMap(({ cross, base, quote }): readonly LikenessFigure[] => {
    const looks = moments.map((at) => {
      const [one, other, another] = [cross, base, quote].map((id) => market.quote(id, at))
      if (one === undefined || other === undefined || another === undefined)
        throw new Error(`no quote of ${cross} at ${at}`)
      return lookAt(one, other, another)
    })
    const worst = looks.reduce((a, b) => (b.deviation / b.explained > a.deviation / a.explained ? b : a))
    return [
      {
        of: cross,
        name: 'greatest deviation from the way round, in ticks, by what rounding explains',
        measured: worst.deviation,
        reference: worst.explained,
        bounds: { most: 1 },
      },
      {
        of: cross,
        name: 'greatest gain of a way round at bid and ask after commission, in millionths',
        measured: Math.max(...looks.map(({ gain }) => gain)) * 1e6,
        bounds: { most: 0 },
      },
    ]
  })
  if (found.length === 0) throw new Error('there is no triangle of currencies')
  return found
}
