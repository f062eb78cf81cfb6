import type { OfferOnWire } from '@onelot/api-client'
import { epochMs } from '@onelot/domain'
import { Button, Card, Icon, ProductTimeline, Section, Stack, Text, useTheme, zoneName } from '@onelot/ui'
import { CalendarPlus } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { momentNames, momentsOf } from '../new-shares/offerMoments.ts'
import { useSaveCalendar } from '../new-shares/useSaveCalendar.ts'
import { useNow } from '../ports/ports.ts'

/** What happens when, by the clock of the exchange, and the way into the reader's calendar. */
export function OfferDates({ offer }: { offer: OfferOnWire }) {
  const { t } = useTranslation('offer')
  const { t: shared } = useTranslation('newShares')
  const { locale } = useTheme()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const save = useSaveCalendar()
  const { zone, dates, phase } = offer
  return (
    <Section
      heading={t('dates')}
      action={
        <Text size="small" tone="secondary">
          {t('zone', { zone: zoneName(locale, dates.opensAt, zone) })}
        </Text>
      }
    >
      <Card>
        <Stack gap="x4">
          <ProductTimeline
            label={shared('dates.label')}
            dates={momentsOf(offer, momentNames, (moment) => shared(`dates.${moment}`))}
            zone={zone}
            now={clock}
            orientation="vertical"
            detail="moments"
          />
          {phase === 'listed' || phase === 'calledOff' ? null : (
            <Button
              variant="secondary"
              size="small"
              block
              icon={<Icon icon={CalendarPlus} size="small" />}
              onClick={() => void save(offer)}
            >
              {shared('calendar.save')}
            </Button>
          )}
        </Stack>
      </Card>
    </Section>
  )
}
