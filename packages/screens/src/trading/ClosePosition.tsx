import { tradeClose } from '@onelot/api-client'
import type { Decimal, Instrument, OpenPositionView } from '@onelot/domain'
import { CloseSheet } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { ContextAwaitedSheet } from './ContextAwaitedSheet.tsx'
import { useClosedToast } from './useClosedToast.ts'
import { useNow } from '../ports/ports.ts'
import { useListing } from './useListing.ts'
import { useSheetWrite } from './useSheetWrite.ts'
import { useTradingContext } from './useTradingContext.ts'

export interface ClosePositionProps {
  position: OpenPositionView
  instrument: Instrument
  /** A level of the book that was tapped. */
  proposedPrice?: Decimal | undefined
  /** Called when the position is closed, or the sheet dismissed. */
  onClose: () => void
}

/** Closes a position, all or a part: the sheet of ui with the context of the market and the account. */
export function ClosePosition({ position, instrument, proposedPrice, onClose }: ClosePositionProps) {
  const { t } = useTranslation('positions')
  const now = useNow()
  const name = useName()
  const listing = useListing(instrument.id)
  const { tradingAccount } = listing
  const { context, stale } = useTradingContext(instrument.id, listing)
  const announce = useClosedToast()
  const { submit, sheet } = useSheetWrite(tradeClose, (done) => {
    announce(done)
    if (done.data.position.id === position.id) onClose()
  })
  if (context === undefined || tradingAccount === undefined) {
    return <ContextAwaitedSheet listing={listing} title={t('close')} onClose={onClose} />
  }
  return (
    <CloseSheet
      {...sheet}
      open
      onClose={onClose}
      name={name(instrument.name)}
      position={position}
      proposedPrice={proposedPrice}
      // A sale may be locked until a moment, at which nothing else may change.
      context={{ ...context, now: now() }}
      account={tradingAccount}
      stale={stale}
      onConfirm={({ terms }) => void submit(terms)}
    />
  )
}
