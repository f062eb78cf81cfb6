import type { CashDayOnWire } from '@onelot/api-client'
import { type Instant, isZero } from '@onelot/domain'
import { Money, Text, dayIn, formatDay, formatTime, useTheme } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import * as styles from './CashDays.css.ts'

export interface CashDaysProps {
  /** In their order. */
  days: readonly CashDayOnWire[]
}

/** What may be withdrawn now and on the days on which cash settles, with what each of them adds. */
export function CashDays({ days }: CashDaysProps) {
  const { t } = useTranslation('cash')
  return (
    <dl aria-label={t('days')} className={styles.days}>
      {days.map((day) => (
        <Day key={day.from ?? 'now'} day={day} />
      ))}
    </dl>
  )
}

function Day({ day: { ahead, from, settles, withdrawable } }: { day: CashDayOnWire }) {
  const { t } = useTranslation('cash')
  return (
    <div className={styles.day}>
      <dt className={styles.when}>
        {ahead === undefined ? null : <Text size="small">{t('ahead', { day: ahead })}</Text>}
        <Text size="small" tone="secondary">
          {from === undefined ? t('now') : <DayText at={from} />}
        </Text>
      </dt>
      <dd className={styles.value}>
        <Money value={withdrawable} size="small" />
        {isZero(settles) ? null : <Money value={settles} size="caption" tone="secondary" signed />}
      </dd>
    </div>
  )
}

/** A date of the reader; of today its time. */
function DayText({ at }: { at: Instant }) {
  const { t } = useTranslation('cash')
  const { locale } = useTheme()
  const zone = readerZone()
  const isToday = dayIn(at, zone) === dayIn(useNow()(), zone)
  return isToday ? t('today', { time: formatTime(locale, at, { zone }) }) : formatDay(locale, at, zone)
}
