import { type ListedPosition, type InventoryLineOnWire, marketQuotes } from '@onelot/api-client'
import type { Instrument, PositionAsset, PositionTab, Quote } from '@onelot/domain'
import type { PositionLook } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { EmptyToMarket } from '../../base/states/EmptyToMarket.tsx'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { LivePositionCard } from '../../parts/positions/LivePositionCard.tsx'
import { useDaysOfFigures } from '../../parts/positions/useDaysOfFigures.ts'
import type { OnPositionCommand } from '../../parts/positions/usePositionCommands.tsx'
import type { Pages } from '../../base/data/usePages.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { useRead } from '../../base/data/useRead.ts'
import { InventoryCard } from './InventoryCard.tsx'
import * as styles from './TradeScreen.css.ts'
import { PositionsSkeleton } from './TradeSkeleton.tsx'

const MOST_QUOTES = 200

export interface PositionsProps {
  tab: PositionTab
  /** Undefined for all. */
  asset: PositionAsset | undefined
  list: Pages<ListedPosition>
  onCommand: OnPositionCommand
}

/** A part that was closed has the id of its position, which may be listed beside it. */
function keyOf({ position }: ListedPosition): string {
  if (position.status !== 'closed' || position.part === undefined) return position.id
  return position.part.execution ?? `${position.id} ${position.closing.at}`
}

/** The orders and positions of a tab, newest first. */
export function Positions({ tab, asset, list, onCommand }: PositionsProps) {
  const { t } = useTranslation('trade')
  const days = useDaysOfFigures()
  const { positionLook } = usePreferences()
  // What waits is listed to be changed or cancelled.
  const look = tab === 'purchase' ? 'card' : positionLook
  const empty = asset === undefined ? t(`empty.${tab}`) : t(`emptyOf.${tab}`, { asset: t(`assets.${asset}`) })
  return (
    <PricedCards
      empty={{ title: empty, text: t(tab === 'terminated' ? 'empty.closedText' : 'empty.text') }}
      list={list}
      look={look}
    >
      {(listed, known) => (
        <LivePositionCard key={keyOf(listed)} {...listed} {...{ known, days, look, onCommand }} />
      )}
    </PricedCards>
  )
}

/** What is owned, summed by instrument: the broker sums all positions, however many pages are loaded. */
export function Inventory({ list }: { list: Pages<InventoryLineOnWire> }) {
  const { t } = useTranslation('trade')
  return (
    <PricedCards empty={{ title: t('empty.inventory'), text: t('empty.text') }} list={list}>
      {(line, known) => <InventoryCard key={line.instrument.id} line={line} known={known} />}
    </PricedCards>
  )
}

interface PricedCardsProps<Item> {
  /** Says that there is nothing, and how something gets here. */
  empty: { readonly title: string; readonly text: string }
  list: Pages<Item>
  look?: PositionLook
  children: (item: Item, known: Quote | undefined) => ReactNode
}

function PricedCards<Item extends { readonly instrument: Instrument }>({
  empty,
  list,
  look = 'card',
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
      skeleton={<PositionsSkeleton look={look} />}
      empty={<EmptyToMarket title={empty.title} description={empty.text} action={t('empty.action')} />}
    >
      {(listed) => (
        <div className={styles.lists[look]}>
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
