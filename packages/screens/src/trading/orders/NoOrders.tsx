import { Button, EmptyState } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import type { OrdersModel } from './useOrders.ts'

/** An empty list: what would be in it, and the way to all markets where one is chosen, else to the market. */
export function NoOrders({ model: { tab, market, setMarket } }: { model: OrdersModel }) {
  const { t } = useTranslation('orders')
  const navigation = useNavigation()
  return (
    <EmptyState
      title={t(`empty.${tab}`)}
      description={t(`emptyText.${tab}`)}
      action={
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            if (market === undefined) navigation.go({ to: 'market' })
            else setMarket(undefined)
          }}
        >
          {t(market === undefined ? 'toMarket' : 'showAll')}
        </Button>
      }
    />
  )
}
