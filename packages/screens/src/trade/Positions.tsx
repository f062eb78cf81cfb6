import { type ListedPosition, type InventoryLineOnWire, marketQuotes } from '@onelot/api-client'
import type { Instrument, PositionTab, Quote } from '@onelot/domain'
import { InfiniteList } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { EmptyToMarket } from '../states/EmptyToMarket.tsx'
import { Failure } from '../states/Failure.tsx'
import { LivePositionCard } from '../positions/LivePositionCard.tsx'
import type { OnPositionCommand } from '../positions/usePositionCommands.tsx'
import type { Pages } from '../data/usePages.ts'
import { useRead } from '../data/useRead.ts'
import { InventoryCard } from './InventoryCard.tsx'
import { PositionsSkeleton } from './TradeSkeleton.tsx'
import * as styles from './TradeScreen.css.ts'

const MOST_QUOTES = 200

export interface PositionsProps {
  tab: PositionTab
  list: Pages<ListedPosition>
  onCommand: OnPositionCommand
}

/** The orders and positions of a tab, newest first. */
export const Positions = ({ tab, list, onCommand }: PositionsProps) => (
  <Listed tab={tab} list={list}>
    {({ position, instrument }, known) => (
      <LivePositionCard
        key={position.id}
        position={position}
        instrument={instrument}
        known={known}
        onCommand={onCommand}
      />
    )}
  </Listed>
)

/** What is owned, summed by instrument: the broker sums all positions, however many pages are loaded. */
export const Inventory = ({ list }: { list: Pages<InventoryLineOnWire> }) => (
  <Listed tab="inventory" list={list}>
    {(line, known) => <InventoryCard key={line.instrument.id} line={line} known={known} />}
  </Listed>
)

interface ListedProps<Item> {
  tab: PositionTab
  list: Pages<Item>
  children: (item: Item, known: Quote | undefined) => ReactNode
}

function Listed<Item extends { readonly instrument: Instrument }>({
  tab,
  list,
  children,
}: ListedProps<Item>) {
  const { t } = useTranslation('trade')
  const { items } = list
  const instruments = [...new Set(items?.map(({ instrument }) => instrument.id))].slice(0, MOST_QUOTES)
  const quotes = useRead(marketQuotes, instruments.length === 0 ? null : { instruments })
  if (list.failure) {
    return <Failure failure={list.failure} retrying={list.refreshing} onRetry={list.loadMore} />
  }
  if (items === undefined) return <PositionsSkeleton />
  if (items.length === 0)
    return (
      <EmptyToMarket title={t(`empty.${tab}`)} description={t('empty.text')} action={t('empty.action')} />
    )
  return (
    <InfiniteList status={list.status} loaded={items.length} onLoadMore={list.loadMore}>
      <div className={styles.list}>
        {items.map((item) =>
          children(
            item,
            quotes.data?.quotes.find(({ instrument }) => instrument === item.instrument.id),
          ),
        )}
      </div>
    </InfiniteList>
  )
}
