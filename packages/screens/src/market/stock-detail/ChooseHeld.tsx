import type { Instrument, OpenPositionView } from '@onelot/domain'
import { EmptyState, Sheet, Stack } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { LivePositionCard } from '../../parts/positions/LivePositionCard.tsx'
import { useDaysOfFigures } from '../../parts/positions/useDaysOfFigures.ts'
import type { OnPositionCommand } from '../../parts/positions/usePositionCommands.tsx'
import { ContextAwaitedSheet } from '../../parts/trading/ContextAwaitedSheet.tsx'
import type { Listing } from '../../parts/trading/useListing.ts'

export interface ChooseHeldProps {
  /** Undefined until it is known. */
  held: readonly OpenPositionView[] | undefined
  listing: Listing
  instrument: Instrument
  onClose: () => void
  onCommand: OnPositionCommand
}

/** The positions held in one instrument, each with what may be done about it. */
export function ChooseHeld({ held, listing, instrument, onClose, onCommand }: ChooseHeldProps) {
  const { t } = useTranslation('stockDetail')
  const days = useDaysOfFigures()
  const title = t('ticketChoose')
  if (held === undefined) return <ContextAwaitedSheet {...{ listing, title, onClose }} />
  return (
    <Sheet open onClose={onClose} title={title}>
      {held.length === 0 ? <EmptyState title={t('account.noneHeld')} /> : null}
      <Stack gap="x3">
        {held.map((position) => (
          <LivePositionCard
            key={position.id}
            position={position}
            instrument={instrument}
            known={listing.detail.data?.quote}
            days={days}
            onCommand={onCommand}
          />
        ))}
      </Stack>
    </Sheet>
  )
}
