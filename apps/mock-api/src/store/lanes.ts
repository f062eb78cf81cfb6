import type { Cross, Decimal, Extremes } from '@onelot/domain'

/** A group of an instrument's watches that are searched together: trails, or the levels of one direction, sorted by price. */
export type Lane = 'trail' | `${Cross['at']} ${Cross['when']}`

export const laneOf = (cross: Cross): Lane => (cross.kind === 'trail' ? 'trail' : `${cross.at} ${cross.when}`)

/** Levels of a lane that a stretch of time could have met. */
export type Reach =
  | { readonly lane: Lane; readonly from: Decimal }
  | { readonly lane: Lane; readonly to: Decimal }

export const reachesOf = ({ bid, ask }: Extremes): readonly Reach[] => [
  { lane: 'bid atMost', from: bid.low },
  { lane: 'bid atLeast', to: bid.high },
  { lane: 'ask atMost', from: ask.low },
  { lane: 'ask atLeast', to: ask.high },
]
