import { type Instant, epochMs } from '@onelot/domain'
import {
  Button,
  Card,
  Icon,
  type ProductDate,
  ProductTimeline,
  Section,
  Stack,
  Text,
  useTheme,
  zoneName,
} from '@onelot/ui'
import { CalendarPlus } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsOwnClock } from '../../base/i18n/useIsOwnClock.ts'
import { useNow } from '../../base/ports/ports.ts'
import { type CalendarEntry, aheadOf } from './calendarFile.ts'
import { useSaveCalendar } from './useSaveCalendar.ts'

export interface DatesSectionProps {
  /** Names the file for a calendar. */
  id: string
  /** Of the dates, where they are read aloud. */
  label: string
  dates: readonly ProductDate[]
  /** By which the zone is named: summer time has another name. */
  opensAt: Instant
  /** IANA time zone of the exchange. */
  zone: string
  /** What a calendar notes, in order of time. */
  entries: readonly CalendarEntry[]
}

/** What happens when, by the clock of the exchange, and the way into the reader's calendar. */
export function DatesSection({ id, label, dates, opensAt, zone, entries }: DatesSectionProps) {
  const { t } = useTranslation('newShares')
  const { locale } = useTheme()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const save = useSaveCalendar()
  const isOwnClock = useIsOwnClock()
  return (
    <Section
      heading={t('dates.heading')}
      action={
        isOwnClock(opensAt, zone) ? undefined : (
          <Text size="small" tone="secondary">
            {t('dates.zone', { zone: zoneName(locale, opensAt, zone) })}
          </Text>
        )
      }
    >
      <Card>
        <Stack gap="x4">
          <ProductTimeline
            label={label}
            dates={dates}
            zone={zone}
            now={clock}
            orientation="vertical"
            detail="moments"
          />
          {aheadOf(entries, now()).length > 0 ? (
            <Button
              variant="secondary"
              size="small"
              block
              icon={<Icon icon={CalendarPlus} size="small" />}
              onClick={() => void save(id, entries)}
            >
              {t('calendar.save')}
            </Button>
          ) : null}
        </Stack>
      </Card>
    </Section>
  )
}
