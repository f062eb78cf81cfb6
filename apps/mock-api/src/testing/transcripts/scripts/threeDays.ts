import { seededRandom } from '../../seededRandom.ts'
import {
  type Script,
  type Step,
  MINUTE,
  cancel,
  close,
  instruments,
  join,
  pass,
  place,
  price,
} from '../steps.ts'

const SEED = 20_260_310
const STEPS = 150
/** Orders that were placed longer ago are not touched. */
const RECENT = 15
const LONGEST_PASS_MINUTES = 9 * 60

const members = ['ann', 'bob', 'cho'] as const
const leverages = [1, 1, 2, 5, 10] as const

interface Placed {
  readonly name: string
  readonly by: string
  readonly lots: number
  readonly of: Traded
}
interface Traded {
  readonly instrument: string
  readonly mostLots: number
  readonly tick: number
  readonly fractionDigits: number
  /** Roughly where it trades; where the operator moves it, exactly. */
  readonly price: number
  readonly moved: boolean
}
const traded: readonly Traded[] = [
  { instrument: instruments.apple, mostLots: 40, tick: 0.01, fractionDigits: 2, price: 164, moved: true },
  {
    instrument: instruments.korean,
    mostLots: 4,
    tick: 1_000,
    fractionDigits: 0,
    price: 1_440_000,
    moved: true,
  },
  {
    instrument: instruments.taiwanese,
    mostLots: 2_000,
    tick: 0.05,
    fractionDigits: 2,
    price: 20,
    moved: false,
  },
  { instrument: instruments.thai, mostLots: 300, tick: 0.5, fractionDigits: 1, price: 127, moved: false },
  { instrument: instruments.token, mostLots: 300, tick: 0.1, fractionDigits: 1, price: 2_660, moved: false },
  { instrument: instruments.pair, mostLots: 5, tick: 0.01, fractionDigits: 2, price: 1_460, moved: false },
]

/** What three members and an operator do at random over some three days; the same in every run. */
function drawSteps(): readonly Step[] {
  const random = seededRandom(SEED)
  const below = (n: number): number => Math.floor(random() * n)
  const pick = <T>(first: T, ...rest: readonly T[]): T => rest[below(rest.length + 1) - 1] ?? first
  const prices = new Map(traded.map((one) => [one.instrument, one.price]))
  const placed: Placed[] = []

  /** Near the price, on the tick. */
  const near = ({ instrument, tick, fractionDigits }: Traded, reach: number): string => {
    const around = (prices.get(instrument) ?? tick) * (1 + (random() * 2 - 1) * reach)
    return (Math.round(around / tick) * tick).toFixed(fractionDigits)
  }
  const drawTraded = (): Traded => pick(traded[0] ?? neverEmpty(), ...traded.slice(1))
  function drawOrder(): Step {
    const one = drawTraded()
    const by = pick(...members)
    const lots = 1 + below(one.mostLots)
    const name = `o${String(placed.length)}`
    const limit = random() < 0.45 ? near(one, 0.03) : undefined
    placed.push({ name, by, lots, of: one })
    const { instrument } = one
    const asked = {
      instrument,
      lots,
      side: pick('long' as const, 'short' as const),
      leverage: pick(...leverages),
    }
    return place(by, name, limit === undefined ? asked : { ...asked, limit })
  }
  const recent = (): Placed | undefined => placed[placed.length - 1 - below(Math.min(RECENT, placed.length))]
  function drawClose(): Step {
    const order = recent()
    if (order === undefined) return drawOrder()
    const lots = random() < 0.5 ? order.lots : 1 + below(order.lots)
    const limit = random() < 0.25 ? near(order.of, 0.03) : undefined
    return close(order.by, order.name, lots, limit)
  }
  function drawPrice(): Step {
    const one = pick(traded[0] ?? neverEmpty(), traded[1] ?? neverEmpty())
    const moved = near(one, 0.06)
    prices.set(one.instrument, Number(moved))
    return price(one.instrument, moved)
  }
  function draw(): readonly Step[] {
    const roll = random()
    if (roll < 0.44) return [drawOrder()]
    if (roll < 0.66) return [drawClose()]
    if (roll < 0.73) {
      const order = recent()
      return [order === undefined ? drawOrder() : cancel(order.by, order.name)]
    }
    if (roll < 0.83) return [drawPrice(), pass(1_000)]
    if (roll < 0.95) return [pass(MINUTE * (1 + below(LONGEST_PASS_MINUTES)))]
    return []
  }
  return Array.from({ length: STEPS }, draw).flat()
}
function neverEmpty(): never {
  throw new Error('nothing to trade')
}

export const threeDays: Script = {
  name: 'threeDays',
  steps: [
    ...members.map((alias, index) => join(alias, `0101000000${String(index + 1)}`)),
    price(instruments.apple, '164.00'),
    price(instruments.korean, '1440000'),
    ...drawSteps(),
  ],
}
