import type { Instant, SessionState } from '@onelot/domain'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { cx } from '../../primitives/cx.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { exchangeText, sessionText, withoutGaps } from '../format/sessionText.ts'
import { formatNear } from '../format/time.ts'
import * as notices from '../Notices/Notices.css.ts'
import * as styles from './MarketStatus.css.ts'

/** What sets the day of an instrument apart. */
export const tradingDayMarks = ['exDividend', 'split', 'firstDay'] as const
export type TradingDayMark = (typeof tradingDayMarks)[number]

export interface MarketStatusProps {
  /** The phase of the market, and until when it lasts. */
  session: Pick<SessionState, 'phase' | 'until'>
  /** IANA zone in whose time it is written: the reader's, or the exchange's. */
  zone: string
  /** IANA zone of the exchange, whose time follows, named, where it reads otherwise. */
  exchange?: string | undefined
  /** The time on the server, against which a time is today or another day. */
  now: Instant
  /** Nothing of the instrument is traded, whatever the session. @defaultValue false */
  halted?: boolean
  /** The exchange has no session today: a holiday or a weekend. @defaultValue false */
  holiday?: boolean
  /** When trading of the instrument begins, where that is ahead. */
  listedFrom?: Instant | undefined
  /** What sets its day apart. @defaultValue nothing */
  marks?: readonly TradingDayMark[]
  /** Names the zone. @defaultValue false */
  zoneShown?: boolean
  /** The market never closes: the end of its day is not said. @defaultValue false */
  aroundTheClock?: boolean | undefined
}

/** Whether an instrument is traded now, until when or from when, and what sets its day apart. */
export function MarketStatus(props: MarketStatusProps) {
  const { session, zone, now, halted = false, holiday = false, listedFrom, marks = [], zoneShown } = props
  const { exchange, aroundTheClock } = props
  const { t, locale } = useTheme()
  const isClosed = halted || listedFrom !== undefined
  const phase = isClosed ? 'closed' : session.phase
  const near = (at: Instant) => formatNear(locale, at, now, zone, zoneShown)
  const text =
    listedFrom !== undefined
      ? t('finance.status.notYetListed', { time: near(listedFrom) })
      : halted
        ? t('finance.status.halted')
        : holiday && session.phase === 'closed'
          ? t('finance.status.holiday', { time: near(session.until) })
          : sessionText(t, locale, session, { now, zone, zoneShown, aroundTheClock })
  const at =
    listedFrom ?? (halted || (aroundTheClock === true && phase === 'regular') ? undefined : session.until)
  const there =
    at === undefined || exchange === undefined ? undefined : exchangeText(locale, at, { now, zone, exchange })
  return (
    <span className={styles.status} data-phase={phase} data-halted={halted}>
      <span className={notices.session}>
        <span aria-hidden className={cx(notices.dot, notices.phase[phase])} />
        <Text size="small" tone={halted ? 'error' : 'secondary'}>
          {withoutGaps(text)}
        </Text>
      </span>
      {there === undefined ? null : (
        <Text size="small" tone="muted">
          {there}
        </Text>
      )}
      {marks.map((mark) => (
        <Tag key={mark} tone="accent">
          {t(`finance.dayMarks.${mark}`)}
        </Tag>
      ))}
    </span>
  )
}
