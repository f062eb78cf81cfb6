import type { PositionOnWire } from '@onelot/api-client'
import { type Instrument } from '@onelot/domain'
import { Button, Stack, formatPrice, priceScale, useTheme, useUiMessages } from '@onelot/ui'
import { useMarketRules } from '../data/useMarketRules.ts'
import { useName } from '../i18n/useName.ts'
import { useQuantity } from '../i18n/useQuantity.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useNavigation } from '../ports/ports.ts'
import { ReceiptSheet } from '../receipt/ReceiptSheet.tsx'

export interface OrderDoneProps {
  position: PositionOnWire
  instrument: Instrument
  onClose: () => void
}

/** The receipt of an order, and a link to it. */
export function OrderDone({ position, instrument, onClose }: OrderDoneProps) {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const name = useName()
  const quantity = useQuantity()
  const navigation = useNavigation()
  const market = useMarketRules()(position.market)
  const { terms } = position
  const isFilled = 'fill' in position
  const price = isFilled ? position.fill.price : terms.limitPrice
  const title = t(isFilled ? 'done.filled' : 'done.placed')
  return (
    <ReceiptSheet
      open
      onClose={onClose}
      title={title}
      label={title}
      description={`${name(instrument.name)} ${instrument.code}`}
      status={position.status}
      facts={[
        { label: ui('finance.ticket.side'), value: ui(`finance.sides.${terms.side}`) },
        { label: t('done.quantity'), value: quantity(terms.lots, instrument) },
        ...(price === undefined
          ? []
          : [
              {
                label: t(isFilled ? 'done.price' : 'done.limit'),
                value: formatPrice(locale, price, priceScale(instrument, market)),
              },
            ]),
      ]}
      number={position.id}
      footer={
        <Stack gap="x2">
          <Button
            block
            onClick={() => {
              navigation.go({ to: 'positionDetail', position: position.id })
            }}
          >
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
