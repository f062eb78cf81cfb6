import {
  type Instant,
  type OrderInput,
  type Quote,
  type SessionState,
  fillsAtOnceAt,
  isOpenAllDay,
} from '@onelot/domain'
import type { TradingTranslate } from '../../locales/trading/en.ts'
import { withoutGaps } from '../format/sessionText.ts'
import { formatNear } from '../format/time.ts'

/** The session that an order waits in, and for whom the time is written. */
export interface WaitingIn {
  readonly session: SessionState
  readonly now: Instant
  /** IANA zone in whose time the reader reads. */
  readonly zone: string
  /** The price of the market; undefined where none could be had. */
  readonly quote: Quote | undefined
  /** Trading is suspended: nothing fills, whatever the price. */
  readonly halted: boolean
}

/**
 * How long a limit order waits, as a sentence: in which sessions, and where a market has none but its day, until when; or that it does not, where
 * the market has reached its limit.
 */
export function timeHint(
  t: TradingTranslate,
  locale: string,
  order: Pick<OrderInput, 'side' | 'limitPrice' | 'timeInForce'>,
  { session, now, zone, quote, halted }: WaitingIn,
): string {
  const { timeInForce = 'day' } = order
  if (!halted && quote !== undefined && fillsAtOnceAt(order, { session }, quote) !== undefined)
    return t('timeInForce.fillsAtOnce')
  if (!isOpenAllDay(session)) return t(`timeInForce.hints.${timeInForce}`)
  return timeInForce === 'goodTillCancelled'
    ? t('timeInForce.allDayHints.goodTillCancelled')
    : withoutGaps(t('timeInForce.allDayHints.day', { time: formatNear(locale, session.dayEnds, now, zone) }))
}
