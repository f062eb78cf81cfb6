import type { CheckInStatus } from '@onelot/api-client'
import { Card, Stack, StreakCalendar, Text, formatNear, useTheme } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'

/** How many days in a row, and the days of this week; until when today lasts, by the reader's clock. */
export function Week({ status }: { status: CheckInStatus }) {
  const { t } = useTranslation('checkIn')
  const { locale } = useTheme()
  const now = useNow()
  const { streak, checkedIn, nextDayAt, today, days, since = today } = status
  const time = formatNear(locale, nextDayAt, now(), readerZone())
  return (
    <Card as="section" aria-label={t('days')}>
      <Stack gap="x4">
        <Stack gap="x1">
          <Text as="h2" size="title" weight="bold">
            {streak === 0 ? t('noStreak') : t('streak', { count: streak })}
          </Text>
          <Text as="p" size="small" tone="secondary">
            {t(checkedIn ? 'nextDay' : 'daily', { time })}
          </Text>
        </Stack>
        <StreakCalendar label={t('days')} today={today} signed={days} since={since} />
      </Stack>
    </Card>
  )
}
