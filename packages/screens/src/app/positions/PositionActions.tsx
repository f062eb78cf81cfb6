import { type Instrument, type Position, displayStatus } from '@onelot/domain'
import { Button, Text, formatDateTime, useTheme } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../ports.tsx'
import { readerZone } from '../readerZone.ts'
import { ClosePosition } from '../trading/ClosePosition.tsx'
import { CancelOrder } from './CancelOrder.tsx'

export interface PositionActionsProps {
  position: Position
  instrument: Instrument
}

/** What has ended has no actions, and no place for them. */
export const hasActions = ({ status }: Position): boolean => status !== 'closed' && status !== 'cancelled'

/** What may be done about a position in its state: cancel what waits, close what is held (section 4). */
export function PositionActions({ position, instrument }: PositionActionsProps) {
  const { t } = useTranslation('trade')
  const { locale } = useTheme()
  const now = useNow()
  const [closing, setClosing] = useState(false)
  switch (position.status) {
    case 'pendingOrder':
      return <CancelOrder order={position.id} label={t('cancelOrder')} />
    case 'preparingToClose':
      return <CancelOrder order={position.id} label={t('cancelClose')} />
    case 'holding': {
      const { lockedUntil } = position.fill
      if (lockedUntil !== undefined && displayStatus(position, now()) === 'locked') {
        const time = formatDateTime(locale, lockedUntil, { zone: readerZone(), now: now() })
        return (
          <Text size="small" tone="secondary">
            {t('lockedUntil', { time })}
          </Text>
        )
      }
      return (
        <>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setClosing(true)
            }}
          >
            {t('close')}
          </Button>
          {closing ? (
            <ClosePosition
              position={position}
              instrument={instrument}
              onClose={() => {
                setClosing(false)
              }}
            />
          ) : null}
        </>
      )
    }
    case 'closed':
    case 'cancelled':
      return null
  }
}
