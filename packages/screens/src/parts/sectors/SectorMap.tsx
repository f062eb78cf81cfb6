import { marketSectors } from '@onelot/api-client'
import { Box, EmptyState, HeatMap, formatCompactMoney, formatNumber, useTheme } from '@onelot/ui'
import { type Decimal, type Localized, type MarketId, marketFacts } from '@onelot/domain'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useName } from '../../base/i18n/useName.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { shortSector } from './shortSectors.ts'

/** Sectors have no stream: they are read again this often. */
const READ_EVERY_MS = 10_000

/** What the screen calls them: a text that two screens share would be one more file of each. */
export interface SectorTexts {
  /** What the map is of: `Sectors of Korea`. */
  readonly map: string
  readonly columns: Readonly<Record<SectorColumn, string>>
  /** Where the market has none. */
  readonly none: string
}

export const sectorColumns = ['sector', 'change', 'marketCap', 'turnover', 'rising', 'falling'] as const
type SectorColumn = (typeof sectorColumns)[number]

export interface SectorMapProps {
  market: MarketId
  texts: SectorTexts
  /** A sector was chosen. */
  onOpen: (opened: { sector: Localized }) => void
}

/** The sectors of a market, as large as their market value: a press opens the list of one. */
export function SectorMap({ market, texts, onOpen }: SectorMapProps) {
  const { locale } = useTheme()
  const name = useName()
  const read = useRead(marketSectors, { market }, { everyMs: READ_EVERY_MS })
  const { currency } = useMarketRules()(market) ?? marketFacts[market]
  const count = (value: number) => formatNumber(locale, String(value) as Decimal)
  return (
    <Loaded read={read} skeleton={<QuoteListSkeleton />}>
      {({ sectors }) =>
        sectors.length === 0 ? (
          <EmptyState title={texts.none} />
        ) : (
          <Box paddingBlock="x2" paddingInline="page">
            <NotRefreshed reads={[read]} />
            <HeatMap
              label={texts.map}
              columns={sectorColumns.map((column) => texts.columns[column])}
              tiles={sectors.map((sector) => ({
                id: sector.name.en,
                name: name(sector.name),
                short: shortSector(name(sector.name)),
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
          </Box>
        )
      }
    </Loaded>
  )
}
