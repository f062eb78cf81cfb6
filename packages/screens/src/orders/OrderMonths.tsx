import type { ListedOrder } from '@onelot/api-client'
import { OrderRow, RowList, Text, dayIn, formatMonth, useTheme } from '@onelot/ui'
import { grouped } from '../data/grouped.ts'
import { readerZone } from '../i18n/readerZone.ts'
import { useName } from '../i18n/useName.ts'
import * as styles from './OrdersScreen.css.ts'
import { buys, shownStatus, useOrderText } from './useOrderText.ts'

export interface OrderMonthsProps {
  /** The one that was placed last first. */
  orders: readonly ListedOrder[]
  onPress: (press: { listed: ListedOrder }) => void
}

/** Orders under the months of the reader in which they were placed. */
export function OrderMonths({ orders, onPress }: OrderMonthsProps) {
  const { locale } = useTheme()
  const zone = readerZone()
  const months = grouped(orders, ({ order }) => dayIn(order.placedAt, zone).slice(0, 7))
  return months.map(({ name, items }) => {
    const month = formatMonth(locale, items[0].order.placedAt, zone)
    return (
      <div key={name} className={styles.month}>
        <div className={styles.heading}>
          <Text as="h2" size="lead" weight="bold">
            {month}
          </Text>
        </div>
        <RowList
          label={month}
          rows={items.map((listed) => ({
            key: listed.order.id,
            row: <Listed listed={listed} onPress={onPress} />,
          }))}
        />
      </div>
    )
  })
}

function Listed({ listed, onPress }: { listed: ListedOrder } & Pick<OrderMonthsProps, 'onPress'>) {
  const { order, instrument } = listed
  const text = useOrderText(listed)
  const name = useName()
  return (
    <OrderRow
      name={name(instrument.name)}
      action={text.action()}
      buys={buys(order)}
      terms={text.terms()}
      quantity={text.filled()}
      status={shownStatus(order)}
      placed={text.time(order.placedAt)}
      onPress={() => {
        onPress({ listed })
      }}
    />
  )
}
