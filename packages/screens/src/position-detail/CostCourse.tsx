import { marketCandles } from '@onelot/api-client'
import { type Instrument, type OpenPositionView, type Quote, epochMs } from '@onelot/domain'
import { type ChangeDirection, CostChart, type HoldingKind, type PriceScale } from '@onelot/ui'
import { useRead } from '../data/useRead.ts'
import { useNow } from '../ports/ports.ts'

export interface CostCourseProps {
  position: OpenPositionView
  instrument: Instrument
  quote: Quote
  scale: PriceScale
  direction: ChangeDirection
  kind: HoldingKind
}

const DAY_MS = 86_400_000
/** Positions of up to three days show half hours, later ones days. */
const SHORT_DAYS = 3
const HALF_HOURS = 144
const MOST_DAYS = 250

/** The price since the entry against the cost. */
export function CostCourse({ position, instrument, quote, scale, direction, kind }: CostCourseProps) {
  const now = useNow()()
  const { fill } = position
  const days = (epochMs(now) - epochMs(fill.at)) / DAY_MS
  const isShort = days <= SHORT_DAYS
  const { data } = useRead(marketCandles, {
    instrument: instrument.id,
    period: isShort ? '30m' : 'day',
    adjustment: 'none',
    limit: isShort ? HALF_HOURS : Math.min(MOST_DAYS, Math.ceil(days) + 1),
  })
  const from: string = isShort ? fill.at : fill.tradingDay
  const closes = data?.candles.filter(({ time }) => time >= from).map(({ close }) => close) ?? []
  return (
    <CostChart
      prices={[fill.price, ...closes.slice(0, -1), quote.price]}
      cost={fill.price}
      price={quote.price}
      scale={scale}
      direction={direction}
      holding={kind}
    />
  )
}
