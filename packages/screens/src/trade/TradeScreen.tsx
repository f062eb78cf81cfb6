import { type PositionTab, positionTabs } from '@onelot/domain'
import { PullToRefresh, Tabs } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { TabPage } from '../shell/TabPage.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { MemberOnly } from '../states/MemberOnly.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { usePositionCommands } from '../positions/usePositionCommands.tsx'
import { pulled } from '../data/refreshing.ts'
import { Inventory, Positions } from './Positions.tsx'
import { Summary, SummarySkeleton } from './Summary.tsx'
import * as styles from './TradeScreen.css.ts'
import { useTrade } from './useTrade.ts'

export interface TradeScreenProps {
  /** @defaultValue 'inProgress' */
  tab?: PositionTab | undefined
}

/** /trade/index: what one holds, what waits and what has ended. */
export function TradeScreen({ tab = 'inProgress' }: TradeScreenProps) {
  return (
    <TabPage tab="trade">
      <MemberOnly>
        <Holdings first={tab} />
      </MemberOnly>
    </TabPage>
  )
}

function Holdings({ first }: { first: PositionTab }) {
  const { t } = useTranslation('trade')
  const trade = useTrade(first)
  const { onCommand, sheet } = usePositionCommands()
  return (
    <PullToRefresh onRefresh={() => pulled(trade.refresh())}>
      <NotRefreshed reads={trade.reads} />
      <div className={styles.summary}>
        <Loaded read={trade.summary} skeleton={<SummarySkeleton />}>
          {(summary) => <Summary summary={summary} />}
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
        {trade.tab === 'inventory' ? (
          <Inventory list={trade.inventory} />
        ) : (
          <Positions tab={trade.tab} list={trade.positions} onCommand={onCommand} />
        )}
      </Tabs>
      {sheet}
    </PullToRefresh>
  )
}
