import { marketQuotes } from '@onelot/api-client'
import { inventoryOf } from '@onelot/domain'
import { Button, EmptyState, InfiniteList } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { Failure } from '../app/Failure.tsx'
import { useNavigation } from '../app/ports.ts'
import type { OnPositionCommand } from '../app/positions/usePositionCommands.tsx'
import { QuoteListSkeleton } from '../app/QuoteListSkeleton.tsx'
import { useRead } from '../app/useRead.ts'
import { InventoryCard } from './InventoryCard.tsx'
import { LivePositionCard } from '../app/positions/LivePositionCard.tsx'
import * as styles from './TradeScreen.css.ts'
import type { TradeModel } from './useTrade.ts'

const MOST_QUOTES = 200

export interface PositionsProps {
  trade: TradeModel
  onCommand: OnPositionCommand
}

/** The orders and positions of a tab, newest first; Inventory sums those of one instrument (RULES 3). */
export function Positions({ trade, onCommand }: PositionsProps) {
  const { list, tab } = trade
  const { items } = list
  const instruments = [...new Set(items?.map(({ instrument }) => instrument.id))].slice(0, MOST_QUOTES)
  const quotes = useRead(marketQuotes, instruments.length === 0 ? null : { instruments })
  const quoteOf = (id: string) => quotes.data?.quotes.find(({ instrument }) => instrument === id)

  if (list.failure) {
    return <Failure failure={list.failure} retrying={list.refreshing} onRetry={list.loadMore} />
  }
  if (items === undefined) return <QuoteListSkeleton />
  if (items.length === 0) return <NoPositions tab={tab} />
  return (
    <InfiniteList status={list.status} loaded={items.length} onLoadMore={list.loadMore}>
      <div className={styles.list}>
        {tab === 'inventory'
          ? inventoryOf(items.map(({ position }) => position)).map((line) => {
              const instrument = items.find((item) => item.instrument.id === line.instrument)?.instrument
              return instrument === undefined ? null : (
                <InventoryCard
                  key={line.instrument}
                  line={line}
                  instrument={instrument}
                  known={quoteOf(line.instrument)}
                />
              )
            })
          : items.map(({ position, instrument }) => (
              <LivePositionCard
                key={position.id}
                position={position}
                instrument={instrument}
                known={quoteOf(instrument.id)}
                onCommand={onCommand}
              />
            ))}
      </div>
    </InfiniteList>
  )
}

function NoPositions({ tab }: Pick<TradeModel, 'tab'>) {
  const { t } = useTranslation('trade')
  const navigation = useNavigation()
  return (
    <EmptyState
      title={t(`empty.${tab}`)}
      description={t('empty.text')}
      action={
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            navigation.go({ to: 'market' })
          }}
        >
          {t('empty.action')}
        </Button>
      }
    />
  )
}
