import {
  Box,
  ChipSelect,
  EmptyState,
  Inline,
  Pagination,
  QuoteTable,
  type QuoteTableRow,
  Stack,
  priceScale,
  quoteColumns,
} from '@onelot/ui'
import { useMemo } from 'react'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { useQuote } from '../../parts/quotes/useQuote.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import * as styles from './MarketTableScreen.css.ts'
import { useMarketTable } from './useMarketTable.ts'
import { SimulatedMark } from '../../base/shell/SimulatedMark.tsx'

/** No sector of a market has this name. */
const EVERY = ''

function useQuoteOf(row: QuoteTableRow) {
  const { quote = row.quote, staleSince } = useQuote(row.quote.instrument, row.quote)
  return { quote, stale: staleSince !== undefined }
}

/** /market/index-copy: all listings of a market as a dense table, which the broker sorts. */
export function MarketTableScreen() {
  const { t } = useTranslation('marketTable')
  const titleOf = useTitleOf()
  const name = useName()
  const model = useMarketTable()
  return (
    <BackPage title={titleOf('marketTable')}>
      <div className={styles.room}>
        <Box paddingInline="page">
          <Inline justify="between" wrap>
            <Inline wrap>
              <ChipSelect
                label={t('market')}
                choices={model.markets.map((value) => ({ value, label: t(`markets.${value}`) }))}
                value={model.market}
                onChange={({ value }) => model.chooseMarket(value)}
              />
              {model.sectors.length === 0 ? null : (
                <ChipSelect
                  label={t('sector')}
                  choices={[
                    { value: EVERY, label: t('allSectors') },
                    ...model.sectors.map((sector) => ({ value: sector.name.en, label: name(sector.name) })),
                  ]}
                  value={model.sector ?? EVERY}
                  onChange={({ value }) => model.setSector(value === EVERY ? undefined : value)}
                />
              )}
            </Inline>
            <SimulatedMark />
          </Inline>
        </Box>
        <PagedList
          pages={{ ...model.list, status: undefined }}
          layout="fill"
          pullable={false}
          skeleton={<QuoteListSkeleton />}
          empty={<EmptyState title={t('empty.title')} description={t('empty.description')} />}
        >
          {(items) => <ListingsTable model={model} items={items} />}
        </PagedList>
      </div>
    </BackPage>
  )
}

type MarketTable = ReturnType<typeof useMarketTable>

interface ListingsTableProps {
  model: MarketTable
  items: NonNullable<MarketTable['list']['items']>
}

function ListingsTable({ model, items }: ListingsTableProps) {
  const { t } = useTranslation('marketTable')
  const name = useName()
  const { href, Link } = useNavigation()
  const rulesOf = useMarketRules()
  const { market, pages, total } = model
  const rules = rulesOf(market)
  const rows = useMemo(
    () =>
      items.map(({ row: { instrument, quote, marketCap } }) => ({
        id: instrument.id,
        name: name(instrument.name),
        code: instrument.code,
        href: href({ to: 'stockDetail', instrument: instrument.id }),
        scale: priceScale(instrument, rules),
        quote,
        marketCap,
      })),
    [items, rules, name, href],
  )
  const columns = useMemo(() => quoteColumns.map((id) => ({ id, label: t(`columns.${id}`) })), [t])
  const label = t('table', { market: t(`markets.${market}`) })
  return (
    <>
      <div className={styles.table}>
        <QuoteTable
          label={label}
          nameLabel={t('name')}
          columns={columns}
          rows={rows}
          before={pages?.before}
          total={total}
          sort={model.sort}
          onSort={model.setSort}
          onMore={model.onMore}
          useQuoteOf={useQuoteOf}
          Link={Link}
        />
      </div>
      {pages === undefined ? null : (
        <Box padding="x2">
          <Stack align="center">
            <Pagination
              label={label}
              page={pages.page}
              total={total}
              onChange={({ page }) => pages.go(page)}
            />
          </Stack>
        </Box>
      )}
    </>
  )
}
