import { type OpenPositionOnWire, tradeProtect } from '@onelot/api-client'
import { type Instrument, type Protection, checkTrading } from '@onelot/domain'
import { ProtectionSheet, useToast } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { ContextAwaitedSheet } from './ContextAwaitedSheet.tsx'
import { protectionInForce } from './protectionInForce.ts'
import { useListing } from './useListing.ts'
import { useSheetWrite } from './useSheetWrite.ts'
import { useTradingContext } from './useTradingContext.ts'

export interface ProtectPositionProps {
  position: OpenPositionOnWire
  instrument: Instrument
  /** What a line that was dragged asks for. */
  proposed?: Protection | undefined
  /** Called when it is protected so, or the sheet dismissed. */
  onClose: () => void
}

/** Sets, changes or removes take profit and stop loss of a position: the sheet of ui with the context of the market and the account. */
export function ProtectPosition({ position, instrument, proposed, onClose }: ProtectPositionProps) {
  const { t } = useTranslation('positions')
  const { t: trading } = useTranslation('trading')
  const name = useName()
  const toast = useToast()
  const listing = useListing(instrument.id)
  const { tradingAccount } = listing
  const { context, stale } = useTradingContext(instrument.id, listing)
  const { submit, sheet } = useSheetWrite(tradeProtect, ({ data }) => {
    if (data.position.id !== position.id) return
    toast.show({ message: t('protectionChanged'), tone: 'success' })
    onClose()
  })
  if (context === undefined || tradingAccount === undefined) {
    return <ContextAwaitedSheet listing={listing} title={trading('protection.title')} onClose={onClose} />
  }
  return (
    <ProtectionSheet
      {...sheet}
      open
      onClose={onClose}
      name={name(instrument.name)}
      position={position}
      protection={protectionInForce(position)}
      proposed={proposed}
      context={context}
      check={(protection) =>
        checkTrading(
          { kind: 'trading.protectPosition', terms: { position: position.id, ...protection } },
          tradingAccount,
          context,
        )
      }
      stale={stale}
      onConfirm={({ protection }) => void submit({ position: position.id, ...protection })}
    />
  )
}
