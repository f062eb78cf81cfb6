import { type TradeHoldings, tradeHoldings } from '@onelot/api-client'
import { Money } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import * as styles from './TradeScreen.css.ts'
import { useHoldingsNow } from './useHoldingsNow.ts'

/** The total in the header, once that of the page has scrolled away. */
export function HeaderTotal() {
  const { totalsIn } = usePreferences()
  // The page reads it; a scroll asks nothing.
  const { data } = useRead(tradeHoldings, { currency: totalsIn }, { cache: 'startup' })
  return data === undefined ? null : <TotalNow holdings={data} />
}

function TotalNow({ holdings }: { holdings: TradeHoldings }) {
  const { totalAssets } = useHoldingsNow(holdings)
  return (
    <span className={styles.headerTotal}>
      <Money value={totalAssets} own weight="strong" fit />
    </span>
  )
}
