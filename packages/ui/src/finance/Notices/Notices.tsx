import type { Instant, SessionState } from '@onelot/domain'
import { NoticeBar } from '../../primitives/NoticeBar/NoticeBar.tsx'
import { SimulatedTag, type SimulatedTagProps } from '../../primitives/Tag/Tag.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { cx } from '../../primitives/cx.ts'
import { fill } from '../../locales/fill.ts'
import { useTheme, useUiWords } from '../../theme/ThemeContext.ts'
import { sessionText } from '../format/sessionText.ts'
import { formatTime } from '../format/time.ts'
import * as styles from './Notices.css.ts'

/** A fictional issuer or a made-up price. Permanent: it has no way to be hidden. */
export function SimulatedLabel(props: SimulatedTagProps) {
  return <SimulatedTag {...props} />
}

/** Over everything that trades with practice money. It never hides (DESIGN 5). */
export function PracticeBanner() {
  return <NoticeBar>{useUiWords().finance.practice}</NoticeBar>
}

export interface SessionLabelProps {
  /** The phase of the market, and until when it lasts. */
  session: Pick<SessionState, 'phase' | 'until'>
  /** IANA zone of the exchange, in whose time it is told. */
  zone: string
  /** The time on the server, against which `until` is today or another day. */
  now: Instant
}

/** Whether the market takes orders, and until when. */
export function SessionLabel({ session, zone, now }: SessionLabelProps) {
  const { words, locale } = useTheme()
  return (
    <span className={styles.session} data-phase={session.phase}>
      <span aria-hidden className={cx(styles.dot, styles.phase[session.phase])} />
      <Text size="small" tone="secondary">
        {sessionText(words.finance, locale, session, { now, zone })}
      </Text>
    </span>
  )
}

export interface StaleNoticeProps {
  /** When the last price came. */
  since: Instant
  /** IANA zone in which that is told. */
  zone: string
}

/** Says that prices have stopped coming, and since when. */
export function StaleNotice({ since, zone }: StaleNoticeProps) {
  const { words, locale } = useTheme()
  return (
    <NoticeBar>
      {fill(words.finance.stale, {
        time: formatTime(locale, since, { zone, seconds: true, zoneShown: true }),
      })}
    </NoticeBar>
  )
}
