import type { ListedOrder } from '@onelot/api-client'
import { marketIds } from '@onelot/domain'
import { Card, ChipSelect, Tabs } from '@onelot/ui'
import { CancelAll } from '../../parts/cancel-all/CancelAll.tsx'
import { shownMarkets } from '../../base/data/shownMarkets.ts'
import { useMarkets } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { usePositionCommands } from '../../parts/positions/usePositionCommands.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { useOpened } from '../../base/states/useOpened.ts'
import { NoOrders } from './NoOrders.tsx'
import { OrderMonths } from './OrderMonths.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import * as styles from './OrdersScreen.css.ts'
import { type OrderTab, orderTabs } from './params.ts'
import { type OrdersModel, useOrders } from './useOrders.ts'

export interface OrdersScreenProps {
  /** @defaultValue 'all' */
  show?: OrderTab | undefined
}

/** No market has this name. */
const EVERY = ''

/** /information/orders: every order of the account, the one that was placed last first, and what happened to each. */
export function OrdersScreen({ show = 'all' }: OrdersScreenProps) {
  return (
    <BackPage title={useTitleOf()('orders')}>
      <MemberOnly>
        <Orders first={show} />
      </MemberOnly>
    </BackPage>
  )
}

function Orders({ first }: { first: OrderTab }) {
  const { t } = useTranslation('orders')
  const model = useOrders(first)
  const { tab, setTab } = model
  return (
    <PullArea>
      <Tabs
        label={t('tabs.label')}
        tabs={orderTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={({ value }) => setTab(value)}
      >
        <OrdersBar model={model} />
        <OrderList model={model} />
      </Tabs>
    </PullArea>
  )
}

/** Whether cancelling all orders would cancel it. */
const isPending = ({ order }: ListedOrder): boolean => order.status === 'working' && order.group === undefined

/** The choice of a market, and cancelling what waits where some of it is listed. */
function OrdersBar({ model: { market, setMarket, list } }: { model: OrdersModel }) {
  const { t } = useTranslation('orders')
  const markets = useMarkets()
  return (
    <div className={styles.bar}>
      <ChipSelect
        label={t('market')}
        choices={[
          { value: EVERY, label: t('allMarkets') },
          ...shownMarkets(marketIds, markets).map((value) => ({ value, label: t(`markets.${value}`) })),
        ]}
        value={market ?? EVERY}
        onChange={({ value }) => setMarket(value === EVERY ? undefined : value)}
      />
      {list.items?.some(isPending) === true ? <CancelAll /> : null}
    </div>
  )
}

function OrderList({ model }: { model: OrdersModel }) {
  const { t } = useTranslation('orders')
  const { onCommand, isOpen, sheet } = usePositionCommands()
  const opened = useOpened<ListedOrder>()
  return (
    <>
      <PagedList
        pages={model.list}
        label={t('list')}
        skeleton={<RecordSkeleton lines={3} />}
        empty={<NoOrders model={model} />}
      >
        {(orders) => (
          <Card padding="none">
            <OrderMonths orders={orders} onPress={({ listed }) => opened.open(listed)} />
          </Card>
        )}
      </PagedList>
      {opened.value === undefined ? null : (
        <OrderSheet
          open={opened.isOpen && !isOpen}
          listed={opened.value}
          onCommand={onCommand}
          onClose={opened.close}
        />
      )}
      {sheet}
    </>
  )
}
