import type { Instrument, OpenPositionView } from '@onelot/domain'
import { Sheet, Stack } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { LivePositionCard } from '../positions/LivePositionCard.tsx'
import type { OnPositionCommand } from '../positions/usePositionCommands.tsx'

export interface ChooseHeldProps {
  held: readonly OpenPositionView[]
  instrument: Instrument
  onClose: () => void
  onCommand: OnPositionCommand
}

/** The positions held in one instrument, each with what may be done about it. */
export function ChooseHeld({ held, instrument, onClose, onCommand }: ChooseHeldProps) {
  const { t } = useTranslation('stockDetail')
  return (
    <Sheet open onClose={onClose} title={t('ticketChoose')}>
      <Stack gap="x3">
        {held.map((position) => (
          <LivePositionCard
            key={position.id}
            position={position}
            instrument={instrument}
            known={undefined}
            onCommand={onCommand}
          />
        ))}
      </Stack>
    </Sheet>
  )
}
