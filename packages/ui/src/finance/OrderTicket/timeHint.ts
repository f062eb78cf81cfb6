import { type Instant, type SessionState, type TimeInForce, isOpenAllDay } from '@onelot/domain'
import type { TradingTranslate } from '../../locales/trading/en.ts'
import { withoutGaps } from '../format/sessionText.ts'
import { formatNear } from '../format/time.ts'

/** The session that an order waits in, and for whom the time is written. */
export interface WaitingIn {
  readonly session: Pick<SessionState, 'hours' | 'dayEnds'>
  readonly now: Instant
  /** IANA zone in whose time the reader reads. */
  readonly zone: string
}

/** How long a limit order waits, as a sentence: in which sessions, and where a market has none but its day, until when. */
export function timeHint(
  t: TradingTranslate,
  locale: string,
  timeInForce: TimeInForce,
  { session, now, zone }: WaitingIn,
): string {
  if (!isOpenAllDay(session)) return t(`timeInForce.hints.${timeInForce}`)
  return timeInForce === 'goodTillCancelled'
    ? t('timeInForce.allDayHints.goodTillCancelled')
    : withoutGaps(t('timeInForce.allDayHints.day', { time: formatNear(locale, session.dayEnds, now, zone) }))
}
