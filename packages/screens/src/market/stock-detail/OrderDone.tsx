import { type PositionOnWire, tradePosition } from '@onelot/api-client'
import { type Instrument, add } from '@onelot/domain'
import {
  Button,
  type ReceiptFact,
  Stack,
  VisuallyHidden,
  formatNear,
  formatPrice,
  priceScale,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useQuantity } from '../../base/i18n/useQuantity.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { ReceiptSheet } from '../../parts/receipt/ReceiptSheet.tsx'

export interface OrderDoneProps {
  /** As it was placed; one that waits is read again as the account moves. */
  position: PositionOnWire
  instrument: Instrument
  onClose: () => void
}

/** The receipt of an order, and a link to it. One that is filled leads with what was bought and at what price. */
export function OrderDone({ position: placed, instrument, onClose }: OrderDoneProps) {
  const { t } = useTranslation('stockDetail')
  const name = useName()
  const navigation = useNavigation()
  const waited = !('fill' in placed)
  const position = useRead(tradePosition, waited ? { position: placed.id } : null).data?.position ?? placed
  const receipt = useReceipt(position, instrument)
  const isFilled = 'fill' in position
  const title = t(isFilled ? 'done.filled' : 'done.placed')
  return (
    <ReceiptSheet
      {...receipt}
      open
      onClose={onClose}
      title={title}
      label={title}
      description={`${name(instrument.name)} ${instrument.code}`}
      number={position.id}
      numberOf="order"
      footer={
        <Stack gap="x2">
          {waited ? (
            <VisuallyHidden as="div" role="status" aria-live="polite">
              {receipt.done}
            </VisuallyHidden>
          ) : null}
          <Button block onClick={() => navigation.go({ to: 'positionDetail', position: position.id })}>
            {t(isFilled ? 'done.toPosition' : 'done.toOrder')}
          </Button>
          <Button block variant="secondary" onClick={onClose}>
            {t('done.close')}
          </Button>
        </Stack>
      }
    />
  )
}

/** Of what is filled the sentence, and what it took; of what waits its terms and its state. */
function useReceipt(position: PositionOnWire, instrument: Instrument) {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const quantityOf = useQuantity()
  const { t: trading } = useTranslation('trading')
  const now = useNow()()
  const scale = priceScale(instrument, useMarketRules()(position.market))
  const { terms } = position
  const quantity = quantityOf(terms.lots, instrument)
  const priceText = (price: NonNullable<typeof terms.limitPrice>) => formatPrice(locale, price, scale)
  const dayTrade: readonly ReceiptFact[] =
    position.closesAt === undefined
      ? []
      : [
          {
            label: trading('dayTrade.label'),
            value: trading('dayTrade.closesAt', {
              time: formatNear(locale, position.closesAt, now, readerZone()),
            }),
          },
        ]
  if ('fill' in position) {
    const { price, margin, fee } = position.fill
    return {
      done: t(`done.sentence.${terms.side}`, { quantity, price: priceText(price) }),
      facts: [
        { label: ui('finance.ticket.total'), value: add(margin, fee) },
        { label: ui('finance.ticket.fee'), value: fee },
        ...dayTrade,
      ],
    }
  }
  const facts: ReceiptFact[] = [
    { label: ui('finance.ticket.side'), value: ui(`finance.sides.${terms.side}`) },
    { label: t('done.quantity'), value: quantity },
  ]
  if (terms.limitPrice !== undefined)
    facts.push({ label: t('done.limit'), value: priceText(terms.limitPrice) })
  return { status: position.status, facts: [...facts, ...dayTrade] }
}
