import { type Instrument, type Position, displayStatus } from '@onelot/domain'
import { Button, Text, formatDateTime, useTheme } from '@onelot/ui'
import { useTranslation } from '../../i18n/translation.tsx'
import { useNow } from '../ports.ts'
import { readerZone } from '../readerZone.ts'
import type { OnPositionCommand } from './usePositionCommands.tsx'

export interface PositionActionsProps {
  position: Position
  instrument: Instrument
  onCommand: OnPositionCommand
}

/** What has ended has no actions, and no place for them. */
export const hasActions = ({ status }: Position): boolean => status !== 'closed' && status !== 'cancelled'

/** What may be done about a position in its state: cancel what waits, close what is held (section 4). */
export function PositionActions({ position, instrument, onCommand }: PositionActionsProps) {
  const { t } = useTranslation('trade')
  const { locale } = useTheme()
  const now = useNow()()
  if (!hasActions(position)) return null
  if (position.status !== 'holding') {
    const label = t(position.status === 'pendingOrder' ? 'cancelOrder' : 'cancelClose')
    return (
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          onCommand({ kind: 'cancel', order: position.id, label })
        }}
      >
        {label}
      </Button>
    )
  }
  const { lockedUntil } = position.fill
  if (lockedUntil !== undefined && displayStatus(position, now) === 'locked') {
    return (
      <Text size="small" tone="secondary">
        {t('lockedUntil', { time: formatDateTime(locale, lockedUntil, { zone: readerZone(), now }) })}
      </Text>
    )
  }
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => {
        onCommand({ kind: 'close', position, instrument })
      }}
    >
      {t('close')}
    </Button>
  )
}
