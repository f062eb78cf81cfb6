import { type PositionTab, positionTabs } from '@onelot/domain'
import { SimulatedLabel, Tabs } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { TabPage } from '../shell/TabPage.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { MemberOnly } from '../states/MemberOnly.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { TotalsCurrency } from '../figures/TotalsCurrency.tsx'
import { usePositionCommands } from '../positions/usePositionCommands.tsx'
import { PullArea } from '../lists/PullArea.tsx'
import { Inventory, Positions } from './Positions.tsx'
import { MoreFigures } from './MoreFigures.tsx'
import { OrdersBar } from './OrdersBar.tsx'
import { Sorting } from './Sorting.tsx'
import { Summary } from './Summary.tsx'
import { SummarySkeleton } from './TradeSkeleton.tsx'
import * as styles from './TradeScreen.css.ts'
import { useExplained } from './useExplained.tsx'
import { isSorted, useTrade } from './useTrade.ts'

export interface TradeScreenProps {
  /** @defaultValue 'inProgress' */
  tab?: PositionTab | undefined
}

/** /trade/index: what one holds, what waits and what has ended. */
export function TradeScreen({ tab = 'inProgress' }: TradeScreenProps) {
  const { t } = useTranslation('trade')
  return (
    <TabPage tab="trade">
      <MemberOnly>
        <TotalsCurrency label={t('summary.currency')} />
        <Holdings first={tab} />
      </MemberOnly>
    </TabPage>
  )
}

function Holdings({ first }: { first: PositionTab }) {
  const { t } = useTranslation('trade')
  const trade = useTrade(first)
  const { onCommand, sheet } = usePositionCommands()
  const { onExplain, sheet: explanation } = useExplained(trade.holdings.data)
  return (
    <PullArea reads={[trade.holdings]}>
      <NotRefreshed reads={trade.reads} />
      <div className={styles.summary}>
        <Loaded read={trade.holdings} skeleton={<SummarySkeleton />}>
          {(holdings) => (
            <>
              <Summary holdings={holdings} onExplain={onExplain} />
              <MoreFigures holdings={holdings} onExplain={onExplain} />
            </>
          )}
        </Loaded>
      </div>
      <Tabs
        label={t('tabs.label')}
        tabs={positionTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={trade.tab}
        onChange={({ value }) => {
          trade.setTab(value)
        }}
      >
        <div className={styles.simulated}>
          <SimulatedLabel />
        </div>
        {trade.tab === 'purchase' || trade.tab === 'terminated' ? (
          <OrdersBar tab={trade.tab} anyPending={(trade.positions.items?.length ?? 0) > 0} />
        ) : null}
        {isSorted(trade.tab) ? <Sorting sort={trade.sort} onChange={trade.setSort} /> : null}
        {trade.tab === 'inventory' ? (
          <Inventory list={trade.inventory} />
        ) : (
          <Positions tab={trade.tab} list={trade.positions} onCommand={onCommand} />
        )}
      </Tabs>
      {sheet}
      {explanation}
    </PullArea>
  )
}
