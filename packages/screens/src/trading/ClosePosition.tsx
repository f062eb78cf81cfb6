import { type SubmissionOutcome, tradeClose } from '@onelot/api-client'
import type { CloseTerms, Decimal, Instrument, OpenPositionView } from '@onelot/domain'
import { CloseSheet } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { useWrite } from '../data/useWrite.ts'
import { ContextAwaitedSheet } from './ContextAwaitedSheet.tsx'
import { useRefusalTexts } from './useRefusalTexts.ts'
import { useSendProps } from './useSendProps.ts'
import { useClosedToast } from './useClosedToast.ts'
import { useListing } from './useListing.ts'
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
  const name = useName()
  const listing = useListing(instrument.id)
  const { tradingAccount } = listing
  const { context, stale } = useTradingContext(instrument.id, listing)
  const close = useWrite(tradeClose, { toasts: false })
  const announce = useClosedToast()
  const send = useSendProps(close)
  const texts = useRefusalTexts()
  /** A check may find that another position was closed: then the sheet stays. */
  const conclude = (outcome: SubmissionOutcome<typeof tradeClose> | undefined) => {
    if (outcome !== undefined) announce(outcome)
    if (outcome?.kind === 'done' && outcome.data.position.id === position.id) onClose()
  }
  const submit = async (terms: CloseTerms) => {
    conclude(await close.send(terms))
  }
  const check = async () => {
    conclude(await close.check())
  }
  if (context === undefined || tradingAccount === undefined) {
    return <ContextAwaitedSheet listing={listing} title={t('close')} onClose={onClose} />
  }
  return (
    <CloseSheet
      {...send}
      {...texts}
      open
      onClose={onClose}
      name={name(instrument.name)}
      position={position}
      proposedPrice={proposedPrice}
      context={context}
      account={tradingAccount}
      stale={stale}
      onConfirm={({ terms }) => void submit(terms)}
      onCheck={() => void check()}
    />
  )
}
