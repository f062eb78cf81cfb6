import { type ExecutionOnWire, marketCandles } from '@onelot/api-client'
import { type Instrument, type OpenPositionView, type Quote } from '@onelot/domain'
import { type ChangeDirection, CostChart, type HoldingKind, type PriceScale } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useNow } from '../../base/ports/ports.ts'
import { courseBars, pricesSince } from './course.ts'

export interface CostCourseProps {
  position: OpenPositionView
  /** All of the position: the price of the first is the entry's as it was traded. */
  executions: readonly ExecutionOnWire[]
  instrument: Instrument
  quote: Quote
  scale: PriceScale
  direction: ChangeDirection
  kind: HoldingKind
}

/** The price since the entry against the cost. */
export function CostCourse(props: CostCourseProps) {
  const { position, executions, instrument, quote, scale, direction, kind } = props
  const now = useNow()()
  const { fill } = position
  const rebased = isRebased(position, executions)
  const { everyMs, ...bars } = courseBars({ at: fill.at, market: instrument.market, rebased }, now)
  const { data } = useRead(
    marketCandles,
    { instrument: instrument.id, adjustment: rebased ? 'forward' : 'none', ...bars },
    { everyMs },
  )
  return (
    <CostChart
      prices={pricesSince(data?.candles ?? [], { fill, period: bars.period, now, price: quote.price })}
      cost={fill.price}
      price={quote.price}
      scale={scale}
      direction={direction}
      holding={kind}
    />
  )
}

/** Its shares have become others since it was opened: prices before count in the shares of now. */
const isRebased = ({ fill }: OpenPositionView, executions: readonly ExecutionOnWire[]): boolean =>
  executions.some(({ purpose, price }) => purpose === 'open' && price !== fill.price)
