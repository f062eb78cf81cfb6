import type { PositionOnWire } from '@onelot/api-client'
import { type Instrument } from '@onelot/domain'
import {
  Button,
  FactList,
  Sheet,
  Stack,
  StatusTag,
  formatPrice,
  priceScale,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useQuantity } from '../i18n/useQuantity.ts'
import { useNavigation } from '../ports/ports.ts'
import { useMarketRules } from '../data/useMarketRules.ts'
import { useName } from '../i18n/useName.ts'

export interface OrderDoneProps {
  position: PositionOnWire
  instrument: Instrument
  onClose: () => void
}

/** The status of the order, and a link to it. */
export function OrderDone({ position, instrument, onClose }: OrderDoneProps) {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const name = useName()
  const quantity = useQuantity()
  const navigation = useNavigation()
  const market = useMarketRules()(position.market)
  const { terms } = position
  const price = 'fill' in position ? position.fill.price : terms.limitPrice
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('fill' in position ? 'done.filled' : 'done.placed')}
      description={`${name(instrument.name)} ${instrument.code}`}
      footer={
        <Stack gap="x2">
          <Button
            block
            onClick={() => {
              navigation.go({ to: 'positionDetail', position: position.id })
            }}
          >
            {t('fill' in position ? 'done.toPosition' : 'done.toOrder')}
          </Button>
          <Button block variant="secondary" onClick={onClose}>
            {t('done.close')}
          </Button>
        </Stack>
      }
    >
      <FactList
        facts={[
          { label: t('done.status'), value: <StatusTag status={position.status} /> },
          { label: ui('finance.ticket.side'), value: ui(`finance.sides.${terms.side}`) },
          {
            label: t('done.quantity'),
            value: quantity(terms.lots, instrument.lotSize),
          },
          ...(price === undefined
            ? []
            : [
                {
                  label: t('fill' in position ? 'done.price' : 'done.limit'),
                  value: formatPrice(locale, price, priceScale(instrument, market)),
                },
              ]),
        ]}
      />
    </Sheet>
  )
}
