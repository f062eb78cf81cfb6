import { type PositionTab, positionTabs } from '@onelot/domain'
import { PullToRefresh, Tabs } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { TabPage } from '../app/AppShell.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { MemberOnly } from '../app/MemberOnly.tsx'
import { NotRefreshed } from '../app/NotRefreshed.tsx'
import { usePositionCommands } from '../app/positions/usePositionCommands.tsx'
import { pulled } from '../app/refreshing.ts'
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
  const { t } = useTranslation('trade')
  return (
    <TabPage tab="trade">
      <h1 className={styles.title}>{t('title')}</h1>
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
