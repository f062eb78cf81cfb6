import { type MarketId, type PositionAsset, positionAssets, positionSorts } from '@onelot/domain'
import { ChipGroup, ChipSelect, SegmentedControl } from '@onelot/ui'
import { isShown } from '../../base/data/shownMarkets.ts'
import { useMarkets } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import * as styles from './TradeScreen.css.ts'
import type { TradeModel } from './useTrade.ts'

/** Those that are of one market. */
const marketOf: Readonly<Partial<Record<PositionAsset, MarketId>>> = { crypto: 'CRYPTO', forex: 'FX' }
const groupings = ['lots', 'summed'] as const

/** Over each list: of which asset it is. Over what is open also in what order; over stocks, whether lots of one are summed. */
export function Filters({ trade }: { trade: TradeModel }) {
  const { t } = useTranslation('trade')
  const { choice, choose, isSorted, sort, setSort } = trade
  const markets = useMarkets()
  const isOffered = (asset: PositionAsset) => {
    const market = marketOf[asset]
    return market === undefined || asset === choice.asset || isShown(market, markets)
  }
  const assets = ['all', ...positionAssets.filter(isOffered)] as const
  return (
    <>
      <div className={styles.filters}>
        <div className={styles.assets}>
          <ChipGroup
            label={t('assets.label')}
            look="line"
            options={assets.map((value) => ({ value, label: t(`assets.${value}`) }))}
            value={choice.asset ?? 'all'}
            onSelect={({ value }) => choose({ asset: value === 'all' ? undefined : value })}
          />
        </div>
        {isSorted ? (
          <ChipSelect
            label={t('sort.label')}
            choices={positionSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={sort}
            onChange={({ value }) => setSort(value)}
          />
        ) : null}
      </div>
      {isSorted && choice.asset === 'stocks' ? (
        <div className={styles.grouping}>
          <SegmentedControl
            label={t('grouping.label')}
            look="text"
            segments={groupings.map((value) => ({ value, label: t(`grouping.${value}`) }))}
            value={choice.summed ? 'summed' : 'lots'}
            onChange={({ value }) => choose({ summed: value === 'summed' })}
          />
        </div>
      ) : null}
    </>
  )
}
