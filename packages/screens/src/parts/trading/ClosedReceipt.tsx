import type { ClosingExecutionOnWire } from '@onelot/api-client'
import { type Instrument, type OpenPositionView, add, isZero, subtract } from '@onelot/domain'
import {
  Button,
  type ReceiptFact,
  formatPrice,
  holdingKind,
  priceScale,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useQuantity } from '../../base/i18n/useQuantity.ts'
import { ReceiptSheet } from '../receipt/ReceiptSheet.tsx'

export interface ClosedReceiptProps {
  /** As it was before. */
  position: OpenPositionView
  instrument: Instrument
  execution: ClosingExecutionOnWire
  /** Lots that stay open. */
  left: number
  onClose: () => void
}

/** The receipt of what was closed at once: how much at what price, what came of it after every charge. */
export function ClosedReceipt({ position, instrument, execution, left, onClose }: ClosedReceiptProps) {
  const { t } = useTranslation('positions')
  const { t: refusals } = useTranslation('refusals')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const name = useName()
  const quantityOf = useQuantity()
  const scale = priceScale(instrument, useMarketRules()(position.market))
  const held = holdingKind(position.terms)
  const { id, lots, price, margin, grossProfit, fee, tax, netProfit } = execution
  const title = refusals('successes.CLOSED')
  const facts: readonly ReceiptFact[] = [
    ...(left > 0 ? [{ label: ui('finance.close.remaining'), value: quantityOf(left, instrument) }] : []),
    { label: t('receipt.proceeds'), value: subtract(add(margin, grossProfit), add(fee, tax)) },
    { label: ui('finance.close.fee'), value: fee },
    ...(isZero(tax) ? [] : [{ label: ui('finance.close.tax'), value: tax }]),
    { label: t('receipt.realised'), value: netProfit, isChange: true },
  ]
  return (
    <ReceiptSheet
      open
      onClose={onClose}
      title={title}
      label={title}
      description={`${name(instrument.name)} ${instrument.code}`}
      done={t(`holding.${held}.closedAt`, {
        quantity: quantityOf(lots, instrument),
        price: formatPrice(locale, price, scale),
      })}
      facts={facts}
      number={id}
      numberOf="order"
      footer={
        <Button block onClick={onClose}>
          {t('receipt.done')}
        </Button>
      }
    />
  )
}
