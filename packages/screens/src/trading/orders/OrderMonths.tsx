import type { ListedOrder } from '@onelot/api-client'
import { OrderRow, dayIn } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { RecordMonths } from '../../base/lists/RecordMonths.tsx'
import { buys, shownStatus, useOrderText } from './useOrderText.ts'

export interface OrderMonthsProps {
  /** The one that was placed last first. */
  orders: readonly ListedOrder[]
  onPress: (press: { listed: ListedOrder }) => void
}

/** Orders under the months of the reader in which they were placed. */
export function OrderMonths({ orders, onPress }: OrderMonthsProps) {
  const zone = readerZone()
  return (
    <RecordMonths
      entries={orders}
      headings="months"
      dayOf={({ order }) => dayIn(order.placedAt, zone)}
      keyOf={({ order }) => order.id}
      rowOf={(listed) => <ListedOrderRow listed={listed} onPress={onPress} />}
    />
  )
}

function ListedOrderRow({ listed, onPress }: { listed: ListedOrder } & Pick<OrderMonthsProps, 'onPress'>) {
  const { order, instrument } = listed
  const text = useOrderText(listed)
  const { t } = useTranslation('positions')
  const name = useName()
  return (
    <OrderRow
      name={name(instrument.name)}
      action={text.action()}
      buys={buys(order)}
      tag={order.dayTrade === true ? t('dayTrade') : undefined}
      terms={text.terms()}
      quantity={text.filled()}
      status={shownStatus(order)}
      placed={text.time(order.placedAt)}
      onPress={() => onPress({ listed })}
    />
  )
}
