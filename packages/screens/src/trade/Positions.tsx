import { type ListedPosition, type InventoryLineOnWire, marketQuotes } from '@onelot/api-client'
import type { Instrument, PositionTab, Quote } from '@onelot/domain'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { EmptyToMarket } from '../states/EmptyToMarket.tsx'
import { PagedList } from '../lists/PagedList.tsx'
import { LivePositionCard } from '../positions/LivePositionCard.tsx'
import type { OnPositionCommand } from '../positions/usePositionCommands.tsx'
import type { Pages } from '../data/usePages.ts'
import { useRead } from '../data/useRead.ts'
import { InventoryCard } from './InventoryCard.tsx'
import * as styles from './TradeScreen.css.ts'
import { PositionsSkeleton } from './TradeSkeleton.tsx'

const MOST_QUOTES = 200

export interface PositionsProps {
  tab: PositionTab
  list: Pages<ListedPosition>
  onCommand: OnPositionCommand
}

/** The orders and positions of a tab, newest first. */
export const Positions = ({ tab, list, onCommand }: PositionsProps) => (
  <PricedCards tab={tab} list={list}>
    {({ position, instrument }, known) => (
      <LivePositionCard
        key={position.id}
        position={position}
        instrument={instrument}
        known={known}
        onCommand={onCommand}
      />
    )}
  </PricedCards>
)

/** What is owned, summed by instrument: the broker sums all positions, however many pages are loaded. */
export const Inventory = ({ list }: { list: Pages<InventoryLineOnWire> }) => (
  <PricedCards tab="inventory" list={list}>
    {(line, known) => <InventoryCard key={line.instrument.id} line={line} known={known} />}
  </PricedCards>
)

interface PricedCardsProps<Item> {
  tab: PositionTab
  list: Pages<Item>
  children: (item: Item, known: Quote | undefined) => ReactNode
}

function PricedCards<Item extends { readonly instrument: Instrument }>({
  tab,
  list,
  children,
}: PricedCardsProps<Item>) {
  const { t } = useTranslation('trade')
  const { items } = list
  const instruments = [...new Set(items?.map(({ instrument }) => instrument.id))].slice(0, MOST_QUOTES)
  const quotes = useRead(marketQuotes, instruments.length === 0 ? null : { instruments })
  return (
    <PagedList
      pages={list}
      layout="flush"
      noticeOn="page"
      skeleton={<PositionsSkeleton />}
      empty={
        <EmptyToMarket
          title={t(`empty.${tab}`)}
          description={t(tab === 'terminated' ? 'empty.closedText' : 'empty.text')}
          action={t('empty.action')}
        />
      }
    >
      {(listed) => (
        <div className={styles.list}>
          {listed.map((item) =>
            children(
              item,
              quotes.data?.quotes.find(({ instrument }) => instrument === item.instrument.id),
            ),
          )}
        </div>
      )}
    </PagedList>
  )
}
