import { marketSectors } from '@onelot/api-client'
import { EmptyState, HeatMap, formatCompactMoney, formatNumber, useTheme } from '@onelot/ui'
import { type Decimal, marketFacts } from '@onelot/domain'
import { useRead } from '../data/useRead.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { Loaded } from '../states/Loaded.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import * as styles from './MarketScreen.css.ts'
import type { SectorsProps } from './Sectors.tsx'

/** Sectors have no stream: they are read again this often. */
const READ_EVERY_MS = 10_000

/** The sectors of a market, as large as their market value: a press opens the list of one. */
export function SectorMap({ market, onOpen }: SectorsProps) {
  const { t } = useTranslation('market')
  const { locale } = useTheme()
  const name = useName()
  const read = useRead(marketSectors, { market }, { everyMs: READ_EVERY_MS })
  const { currency } = marketFacts[market]
  const count = (value: number) => formatNumber(locale, String(value) as Decimal)
  const columns = (['sector', 'change', 'marketCap', 'turnover', 'rising', 'falling'] as const).map(
    (column) => t(`sectors.columns.${column}`),
  )
  return (
    <Loaded read={read} skeleton={<QuoteListSkeleton />}>
      {({ sectors }) =>
        sectors.length === 0 ? (
          <EmptyState title={t('sectors.none')} />
        ) : (
          <div className={styles.sectors}>
            <NotRefreshed reads={[read]} />
            <HeatMap
              label={t('sectors.map', { market: t(`markets.${market}`) })}
              columns={columns}
              tiles={sectors.map((sector) => ({
                id: sector.name.en,
                name: name(sector.name),
                weight: Number(sector.marketCap),
                change: sector.change,
                details: [
                  formatCompactMoney(locale, { currency, amount: sector.marketCap }),
                  formatCompactMoney(locale, { currency, amount: sector.turnover }),
                  count(sector.rising),
                  count(sector.falling),
                ],
              }))}
              onOpen={({ id }) => {
                const sector = sectors.find((one) => one.name.en === id)
                if (sector !== undefined) onOpen({ sector: sector.name })
              }}
            />
          </div>
        )
      }
    </Loaded>
  )
}
