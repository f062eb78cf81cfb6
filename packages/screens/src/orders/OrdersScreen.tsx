import type { ListedOrder } from '@onelot/api-client'
import { marketIds } from '@onelot/domain'
import { Card, ChipSelect, InfiniteList, PullToRefresh, Tabs } from '@onelot/ui'
import { CancelAll } from '../cancel-all/CancelAll.tsx'
import { pulled } from '../data/refreshing.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { usePositionCommands } from '../positions/usePositionCommands.tsx'
import { BackPage } from '../shell/BackPage.tsx'
import { Failure } from '../states/Failure.tsx'
import { MemberOnly } from '../states/MemberOnly.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { useOpened } from '../states/useOpened.ts'
import { NoOrders } from './NoOrders.tsx'
import { OrderMonths } from './OrderMonths.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import * as styles from './OrdersScreen.css.ts'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
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
  const { tab, setTab, list } = model
  return (
    <PullToRefresh onRefresh={() => pulled(list.refresh())}>
      <Tabs
        label={t('tabs.label')}
        tabs={orderTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={({ value }) => {
          setTab(value)
        }}
      >
        <Bar model={model} />
        <Listed model={model} />
      </Tabs>
    </PullToRefresh>
  )
}

/** Whether cancelling all orders would cancel it. */
const isPending = ({ order }: ListedOrder): boolean => order.status === 'working' && order.group === undefined

/** The choice of a market, and cancelling what waits where some of it is listed. */
function Bar({ model: { market, setMarket, list } }: { model: OrdersModel }) {
  const { t } = useTranslation('orders')
  return (
    <div className={styles.bar}>
      <ChipSelect
        label={t('market')}
        choices={[
          { value: EVERY, label: t('allMarkets') },
          ...marketIds.map((value) => ({ value, label: t(`markets.${value}`) })),
        ]}
        value={market ?? EVERY}
        onChange={({ value }) => {
          setMarket(value === EVERY ? undefined : value)
        }}
      />
      {list.items?.some(isPending) === true ? <CancelAll /> : null}
    </div>
  )
}

function Listed({ model }: { model: OrdersModel }) {
  const { t } = useTranslation('orders')
  const { onCommand, sheet } = usePositionCommands()
  const opened = useOpened<ListedOrder>()
  const { items, status, failure, refreshing, loadMore } = model.list
  if (failure) return <Failure failure={failure} retrying={refreshing} onRetry={loadMore} />
  if (items === undefined) return <OrdersSkeleton />
  return (
    <>
      {items.length === 0 ? (
        <NoOrders model={model} />
      ) : (
        <section className={styles.list} aria-label={t('list')}>
          <NotRefreshed reads={[model.list]} />
          <InfiniteList status={status} loaded={items.length} onLoadMore={loadMore}>
            <Card padding="none">
              <OrderMonths
                orders={items}
                onPress={({ listed }) => {
                  opened.open(listed)
                }}
              />
            </Card>
          </InfiniteList>
        </section>
      )}
      {opened.value === undefined ? null : (
        <OrderSheet
          open={opened.isOpen && sheet === null}
          listed={opened.value}
          onCommand={onCommand}
          onClose={opened.close}
        />
      )}
      {sheet}
    </>
  )
}
