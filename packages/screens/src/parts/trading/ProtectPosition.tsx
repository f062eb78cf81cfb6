import { type OpenPositionOnWire, tradeProtect } from '@onelot/api-client'
import { type Instrument, type Protection, checkTrading, isOpen } from '@onelot/domain'
import { ProtectionSheet } from '@onelot/ui'
import { useState } from 'react'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { ContextAwaitedSheet } from './ContextAwaitedSheet.tsx'
import { protectionChange } from './protectionChange.ts'
import { protectionInForce } from './protectionInForce.ts'
import { useListing } from './useListing.ts'
import { useRefusalTexts } from './useRefusalTexts.ts'
import { useSendProps } from './useSendProps.ts'
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
  const listing = useListing(instrument.id)
  const { tradingAccount } = listing
  const { context, stale } = useTradingContext(instrument.id, listing)
  const [before, setBefore] = useState(() => protectionInForce(position))
  const submit = useSubmit(tradeProtect, {
    onDone: onClose,
    onEarlier: ({ outcome }) => (outcome.data.position.id === position.id ? 'done' : 'stay'),
    success: ({ data }) =>
      t(
        `protection.${protectionChange(before, isOpen(data.position) ? protectionInForce(data.position) : before)}`,
      ),
  })
  const send = useSendProps(submit)
  const texts = useRefusalTexts()
  if (context === undefined || tradingAccount === undefined) {
    return <ContextAwaitedSheet listing={listing} title={trading('protection.title')} onClose={onClose} />
  }
  return (
    <ProtectionSheet
      {...send}
      {...texts}
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
      onConfirm={({ protection }) => {
        setBefore(protectionInForce(position))
        submit.send({ position: position.id, ...protection })
      }}
    />
  )
}
