import { type SubmissionOutcome, tradeAmend } from '@onelot/api-client'
import {
  type Decimal,
  type Instrument,
  type OrderTerms,
  assessAmend,
  lotsWithin,
  money,
} from '@onelot/domain'
import { add, balanceOf, refusalsOf } from '@onelot/domain'
import { AmendSheet, type AmendableOrder, type Amendment, lotsToClose, useToast } from '@onelot/ui'
import { useWrite } from '../data/useWrite.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { ContextAwaitedSheet } from './ContextAwaitedSheet.tsx'
import { useListing } from './useListing.ts'
import { useRefusalTexts } from './useRefusalTexts.ts'
import { useSendProps } from './useSendProps.ts'
import { useTradingContext } from './useTradingContext.ts'

export interface AmendOrderProps {
  order: AmendableOrder
  /** Of the position that it opens or closes. */
  terms: OrderTerms
  instrument: Instrument
  /** At which its line was let go of. */
  proposedPrice?: Decimal | undefined
  /** Called when it is amended, or the sheet dismissed. */
  onClose: () => void
}

/** Changes an order that waits: the sheet of ui with the context of the market and the account. */
export function AmendOrder({ order, terms, instrument, proposedPrice, onClose }: AmendOrderProps) {
  const { t } = useTranslation('positions')
  const { t: trading } = useTranslation('trading')
  const name = useName()
  const toast = useToast()
  const listing = useListing(instrument.id)
  const { tradingAccount } = listing
  const { context } = useTradingContext(instrument.id, listing)
  const amend = useWrite(tradeAmend, { toasts: false })
  const send = useSendProps(amend)
  const texts = useRefusalTexts()
  /** A check may find that another order was amended: then the sheet stays. */
  const conclude = (outcome: SubmissionOutcome<typeof tradeAmend> | undefined) => {
    if (outcome?.kind !== 'done') return
    if (outcome.checked !== undefined && outcome.checked.request?.order !== order.order) return
    toast.show({ message: t('amended'), tone: 'success' })
    onClose()
  }
  const submit = async (amendment: Amendment) => {
    conclude(await amend.send(amendment))
  }
  const check = async () => {
    conclude(await amend.check())
  }
  if (context === undefined || tradingAccount === undefined) {
    return <ContextAwaitedSheet listing={listing} title={trading('amend.title')} onClose={onClose} />
  }
  const mostLots = () => {
    if (order.purpose === 'close') return lotsToClose(order.position) + order.lots
    const { currency } = instrument
    const available = money(currency, balanceOf(tradingAccount.balances, currency, 'available').amount)
    const budget = add(available, order.frozenMargin, order.frozenFee)
    return lotsWithin(budget, context.listing, proposedPrice ?? order.limitPrice, order.leverage)
  }
  const limited = { ...terms, limitPrice: order.limitPrice, lots: order.lots }
  const judged =
    order.purpose === 'open'
      ? { ...order, terms: limited }
      : { purpose: order.purpose, position: order.position.id, terms: limited }
  return (
    <AmendSheet
      {...send}
      {...texts}
      open
      onClose={onClose}
      name={name(instrument.name)}
      order={order}
      proposedPrice={proposedPrice}
      mostLots={mostLots()}
      context={context}
      check={(amendment) => refusalsOf(assessAmend(amendment, judged, tradingAccount, context))}
      onConfirm={({ amendment }) => void submit(amendment)}
      onCheck={() => void check()}
    />
  )
}
