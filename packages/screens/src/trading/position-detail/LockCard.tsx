import type { NamedInstrument } from '@onelot/api-client'
import { type Instant, type PositionId, epochMs } from '@onelot/domain'
import { Button, Card, Countdown, Icon, Inline, Stack, Text } from '@onelot/ui'
import { CalendarPlus } from 'lucide-react'
import { useCallback } from 'react'
import { exchangeZone } from '../../base/i18n/exchangeZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNow } from '../../base/ports/ports.ts'
import { useExchangeTime } from '../../parts/new-shares/useExchangeTime.ts'
import { useSaveCalendar } from '../../parts/new-shares/useSaveCalendar.ts'

export interface LockCardProps {
  position: PositionId
  instrument: Pick<NamedInstrument, 'name' | 'market' | 'code'>
  /** When it may be sold. */
  until: Instant
  /** Called then. */
  onUnlocked: () => void
}

/** How long a position cannot be sold, and the way into a calendar, which reminds of it. */
export function LockCard({ position, instrument, until, onUnlocked }: LockCardProps) {
  const { t } = useTranslation('positionDetail')
  const { t: newShares } = useTranslation('newShares')
  const name = useName()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const timeOf = useExchangeTime()
  const save = useSaveCalendar()
  const entry = {
    id: `${position}-unlocks`,
    title: t('unlocks', { name: name(instrument.name) }),
    at: until,
    details: `${instrument.market} ${instrument.code}`,
  }
  return (
    <Card>
      <Stack gap="x4">
        <Inline justify="between" gap="x2">
          <Stack gap="none">
            <Text size="small" tone="secondary">
              {t('lockLeft')}
            </Text>
            <Text size="small" tone="secondary">
              {timeOf(until, exchangeZone(instrument.market))}
            </Text>
          </Stack>
          <Text weight="bold" size="title">
            <Countdown
              label={t('lockLeft')}
              form="deadline"
              until={until}
              now={clock}
              onFinish={onUnlocked}
            />
          </Text>
        </Inline>
        <Button
          variant="secondary"
          size="small"
          block
          icon={<Icon icon={CalendarPlus} size="small" />}
          onClick={() => void save(position, [entry])}
        >
          {newShares('calendar.save')}
        </Button>
      </Stack>
    </Card>
  )
}
