import { tradeAmend } from '@onelot/api-client'
import {
  type Decimal,
  type Instrument,
  type OrderTerms,
  add,
  assessAmend,
  balanceOf,
  lotsWithin,
  refusalsOf,
} from '@onelot/domain'
import { AmendSheet, type AmendableOrder, lotsToClose } from '@onelot/ui'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { ContextAwaitedSheet } from './ContextAwaitedSheet.tsx'
import { useListing } from './useListing.ts'
import { useRefusalTexts } from './useRefusalTexts.ts'
import { useSendProps } from './useSendProps.ts'
import { useTradingContext } from './useTradingContext.ts'

export interface AmendOrderProps {
  order: AmendableOrder
  /** Those of the position that it opens or closes. */
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
  const listing = useListing(instrument.id)
  const { tradingAccount } = listing
  const { context } = useTradingContext(instrument.id, listing)
  const submit = useSubmit(tradeAmend, {
    onDone: onClose,
    onEarlier: ({ request }) => (request?.order === order.order ? 'done' : 'stay'),
    success: t('amended'),
  })
  const send = useSendProps(submit)
  const texts = useRefusalTexts({ halted: context?.halted })
  if (context === undefined || tradingAccount === undefined) {
    return <ContextAwaitedSheet listing={listing} title={trading('amend.title')} onClose={onClose} />
  }
  const mostLots = (price: Decimal) => {
    if (order.purpose === 'close') return lotsToClose(order.position) + order.lots
    const { currency } = instrument
    const available = balanceOf(tradingAccount.balances, currency, 'available')
    const budget = add(available, order.frozenMargin, order.frozenFee)
    return lotsWithin(budget, context.listing, price, order.leverage)
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
      mostLots={mostLots}
      context={context}
      check={(amendment) => refusalsOf(assessAmend(amendment, judged, tradingAccount, context))}
      onConfirm={({ amendment }) => submit.send(amendment)}
    />
  )
}
