import type { Instant, SessionState } from '@onelot/domain'
import { useState } from 'react'
import { NoticeBar } from '../../primitives/NoticeBar/NoticeBar.tsx'
import { Sheet } from '../../primitives/Sheet/Sheet.tsx'
import { SimulatedTag, type SimulatedTagProps, Tag } from '../../primitives/Tag/Tag.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { cx } from '../../primitives/cx.ts'
import { useTheme, useUiMessages } from '../../theme/ThemeContext.ts'
import { sessionText } from '../format/sessionText.ts'
import { formatTime } from '../format/time.ts'
import * as styles from './Notices.css.ts'

/** A fictional issuer or a made-up price. Permanent: it has no way to be hidden. */
export function SimulatedLabel(props: SimulatedTagProps) {
  return <SimulatedTag {...props} />
}

export interface PracticeChipProps {
  /** What the site's practice is, in a sentence. @defaultValue that nothing is a real order */
  explanation?: string
}

/** In the header of everything that trades with practice money; a press explains it. It cannot be hidden. */
export function PracticeChip({ explanation }: PracticeChipProps) {
  const t = useUiMessages()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.practice}
        onClick={() => {
          setOpen(true)
        }}
      >
        <Tag tone="accent">{t('finance.practiceChip')}</Tag>
      </button>
      <Sheet
        open={open}
        onClose={() => {
          setOpen(false)
        }}
        title={t('finance.practiceChip')}
      >
        <Text as="p" tone="secondary">
          {explanation ?? t('finance.practice')}
        </Text>
      </Sheet>
    </>
  )
}

export interface SessionLabelProps {
  /** The phase of the market, and until when it lasts. */
  session: Pick<SessionState, 'phase' | 'until'>
  /** IANA zone of the exchange, in whose time it is written. */
  zone: string
  /** The time on the server, against which `until` is today or another day. */
  now: Instant
}

/** Whether the market takes orders, and until when. */
export function SessionLabel({ session, zone, now }: SessionLabelProps) {
  const { t, locale } = useTheme()
  return (
    <span className={styles.session} data-phase={session.phase}>
      <span aria-hidden className={cx(styles.dot, styles.phase[session.phase])} />
      <Text size="small" tone="secondary">
        {sessionText(t, locale, session, { now, zone })}
      </Text>
    </span>
  )
}

export interface StaleNoticeProps {
  /** When the last price came. */
  since: Instant
  /** IANA zone in which that is written. */
  zone: string
}

/** Says that prices have stopped, and since when. */
export function StaleNotice({ since, zone }: StaleNoticeProps) {
  const { t, locale } = useTheme()
  return (
    <NoticeBar>
      {t('finance.stale', {
        time: formatTime(locale, since, { zone, seconds: true, zoneShown: true }),
      })}
    </NoticeBar>
  )
}
