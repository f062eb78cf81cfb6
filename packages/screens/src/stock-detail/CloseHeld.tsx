import type { Instrument, OpenPosition } from '@onelot/domain'
import { Sheet, Stack } from '@onelot/ui'
import { useTranslation } from 'react-i18next'
import { LivePositionCard } from '../app/positions/LivePositionCard.tsx'
import { ClosePosition } from '../app/trading/ClosePosition.tsx'

export interface CloseHeldProps {
  held: readonly OpenPosition[]
  instrument: Instrument
  onClose: () => void
}

/** Closes what is held here; where that is several positions, which one is asked first: they are never averaged (RULES 3). */
export function CloseHeld({ held, instrument, onClose }: CloseHeldProps) {
  const { t } = useTranslation('stockDetail')
  const [only, ...others] = held
  if (only === undefined) return null
  if (others.length === 0 && only.status === 'holding') {
    return <ClosePosition position={only} instrument={instrument} onClose={onClose} />
  }
  return (
    <Sheet open onClose={onClose} title={t('ticketChoose')}>
      <Stack gap="x3">
        {held.map((position) => (
          <LivePositionCard key={position.id} position={position} instrument={instrument} known={undefined} />
        ))}
      </Stack>
    </Sheet>
  )
}
