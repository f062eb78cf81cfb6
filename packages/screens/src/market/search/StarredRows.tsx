import type { QuoteRow } from '@onelot/api-client'
import { VirtualList } from '@onelot/ui'
import { useName } from '../../base/i18n/useName.ts'
import { LiveQuoteRow } from '../../parts/quotes/LiveQuoteRow.tsx'
import { WatchStar } from '../../parts/watchlist-groups/WatchStar.tsx'
import * as styles from './SearchScreen.css.ts'

interface StarredRowsProps {
  label: string
  rows: readonly QuoteRow[]
  /** The group of the watchlist into which stars put them. */
  group: string | undefined
  /** Numbers the rows from 1. @defaultValue false */
  ranked?: boolean
  /** In a list that mixes markets. @defaultValue false */
  currencyShown?: boolean
  /** Called when a row is opened. */
  onOpen?: (() => void) | undefined
}

/** Listings with a star each. The arrow keys lead from row to row, the tab key to a row's star. */
export function StarredRows(props: StarredRowsProps) {
  const { label, rows, group, ranked = false, currencyShown = false, onOpen } = props
  const name = useName()
  return (
    <div data-search-results>
      <VirtualList
        label={label}
        items={rows}
        itemKey={({ instrument }) => instrument.id}
        renderItem={({ item, index }) => (
          <div className={styles.starred}>
            <LiveQuoteRow
              row={item}
              rank={ranked ? index + 1 : undefined}
              currencyShown={currencyShown}
              onOpen={onOpen}
            />
            <WatchStar instrument={item.instrument.id} name={name(item.instrument.name)} group={group} />
          </div>
        )}
      />
    </div>
  )
}
