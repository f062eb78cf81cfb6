import { positionTabs } from '@onelot/domain'
import { Tabs } from '@onelot/ui'
import { type RefObject, useRef } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { TabHeader } from '../../base/shell/TabHeader.tsx'
import { TabPage } from '../../base/shell/TabPage.tsx'
import { useScrolledAway } from '../../base/shell/useScrolledAway.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { usePositionCommands } from '../../parts/positions/usePositionCommands.tsx'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { type TradeOpening, choiceOf } from './choice.ts'
import { Filters } from './Filters.tsx'
import { HeaderTotal } from './HeaderTotal.tsx'
import { LateAsked } from './LateAsked.tsx'
import { Inventory, Positions } from './Positions.tsx'
import { OrdersBar } from './OrdersBar.tsx'
import { Summary } from './Summary.tsx'
import { SummarySkeleton } from './TradeSkeleton.tsx'
import * as styles from './TradeScreen.css.ts'
import { useExplained } from './useExplained.tsx'
import { useTrade } from './useTrade.ts'

/** /trade/index: what one holds, what waits and what has ended. Without a tab, what one holds; without an asset, all. */
export function TradeScreen(opening: TradeOpening) {
  const titleOf = useTitleOf()
  const summary = useRef<HTMLDivElement>(null)
  const isAway = useScrolledAway(summary)
  const header = <TabHeader title={titleOf('trade')}>{isAway ? <HeaderTotal /> : undefined}</TabHeader>
  return (
    <TabPage tab="trade" header={header}>
      <MemberOnly>
        <Holdings opening={opening} summary={summary} />
      </MemberOnly>
    </TabPage>
  )
}

interface HoldingsProps {
  opening: TradeOpening
  /** The header has the total once this has scrolled away. */
  summary: RefObject<HTMLDivElement | null>
}

function Holdings({ opening, summary }: HoldingsProps) {
  const { t } = useTranslation('trade')
  const trade = useTrade(choiceOf(opening))
  const { tab, asset, summed } = trade.choice
  const { onCommand, sheet } = usePositionCommands()
  const { onExplain, sheet: explanation } = useExplained()
  return (
    <PullArea reads={[trade.holdings]}>
      <NotRefreshed reads={trade.reads} />
      <div ref={summary} className={styles.summary}>
        <Loaded read={trade.holdings} skeleton={<SummarySkeleton />}>
          {(holdings) => <Summary holdings={holdings} onExplain={onExplain} />}
        </Loaded>
      </div>
      <Tabs
        label={t('tabs.label')}
        tabs={positionTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={({ value }) => trade.choose({ tab: value })}
      >
        <Filters trade={trade} />
        {tab === 'inProgress' ? null : (
          <OrdersBar tab={tab} anyPending={(trade.positions.items?.length ?? 0) > 0} />
        )}
        {asset === undefined || (asset === 'stocks' && !summed) ? <LateAsked key={tab} tab={tab} /> : null}
        {summed ? (
          <Inventory list={trade.inventory} />
        ) : (
          <Positions tab={tab} asset={asset} list={trade.positions} onCommand={onCommand} />
        )}
      </Tabs>
      {sheet}
      {explanation}
    </PullArea>
  )
}
