import type { Instant, SessionState } from '@onelot/domain'
import { useId, useState } from 'react'
import { NoticeBar } from '../../primitives/NoticeBar/NoticeBar.tsx'
import { SimulatedTag, type SimulatedTagProps, Tag } from '../../primitives/Tag/Tag.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { cx } from '../../primitives/cx.ts'
import { useTheme, useUiMessages } from '../../theme/ThemeContext.ts'
import { exchangeText, sessionText } from '../format/sessionText.ts'
import { formatNear } from '../format/time.ts'
import { status } from '../MarketStatus/MarketStatus.css.ts'
import * as styles from './Notices.css.ts'

/** A fictional issuer or a made-up price. Permanent: it has no way to be hidden. */
export function SimulatedLabel(props: SimulatedTagProps) {
  return <SimulatedTag {...props} />
}

export interface PracticeChipProps {
  /** What the site's practice is, in a sentence. @defaultValue that nothing is a real order */
  explanation?: string
}

/** iOS 16 has none: there the explanation shows in the page's own layers. */
const hasPopovers = () => typeof HTMLElement === 'undefined' || 'popover' in HTMLElement.prototype

/** The one mark of a screen that trades with practice money at simulated prices; a press explains both. It cannot be hidden. */
export function PracticeChip({ explanation }: PracticeChipProps) {
  const t = useUiMessages()
  const id = useId()
  const [shown, setShown] = useState(false)
  const isNative = hasPopovers()
  const toggle = () => {
    setShown(!shown)
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={isNative ? id : undefined}
        aria-expanded={isNative ? undefined : shown}
        onClick={isNative ? undefined : toggle}
        className={styles.practice}
      >
        <Tag>{t('finance.practiceChip')}</Tag>
      </button>
      <div
        id={id}
        popover={isNative ? 'auto' : undefined}
        hidden={isNative ? undefined : !shown}
        role="dialog"
        aria-label={t('finance.practiceChip')}
        className={styles.explanation}
      >
        <Text as="p">{explanation ?? t('finance.practice')}</Text>
      </div>
    </>
  )
}

export interface SessionLabelProps {
  /** The phase of the market, and until when it lasts. */
  session: Pick<SessionState, 'phase' | 'until'>
  /** IANA zone in whose time it is written: the reader's, or the exchange's. */
  zone: string
  /** IANA zone of the exchange, whose time follows, named, where it reads otherwise. */
  exchange?: string | undefined
  /** The time on the server, against which `until` is today or another day. */
  now: Instant
  /** Names the zone, on the screens of one instrument. @defaultValue false */
  zoneShown?: boolean
  /** The market never closes: the end of its day is not said. @defaultValue false */
  aroundTheClock?: boolean | undefined
}

/** Whether the market takes orders, and until when. */
export function SessionLabel(props: SessionLabelProps) {
  const { session, zone, exchange, now, zoneShown = false, aroundTheClock } = props
  const { t, locale } = useTheme()
  const isOpenAlways = aroundTheClock === true && session.phase === 'regular'
  const there =
    exchange === undefined || isOpenAlways
      ? undefined
      : exchangeText(locale, session.until, { now, zone, exchange })
  return (
    <span className={status} data-phase={session.phase}>
      <span className={styles.session}>
        <span aria-hidden className={cx(styles.dot, styles.phase[session.phase])} />
        <Text size="small" tone="secondary">
          {sessionText(t, locale, session, { now, zone, zoneShown, aroundTheClock })}
        </Text>
      </span>
      {there === undefined ? null : (
        <Text size="small" tone="muted">
          {there}
        </Text>
      )}
    </span>
  )
}

export interface StaleNoticeProps {
  /** When the last price came. */
  since: Instant
  /** The reader's IANA zone, in which that is written. */
  zone: string
  /** The present moment: of another day, its day is said too. */
  now: Instant
}

/** Says that prices have stopped, and since when. */
export function StaleNotice({ since, zone, now }: StaleNoticeProps) {
  const { t, locale } = useTheme()
  return <NoticeBar>{t('finance.stale', { time: formatNear(locale, since, now, zone) })}</NoticeBar>
}
