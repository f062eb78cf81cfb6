import type { ListedWatch, ListedWatchGroup } from '@onelot/api-client'
import { StaleNotice, VirtualList, WatchRow, priceScale } from '@onelot/ui'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { useQuote } from '../../parts/quotes/useQuote.ts'
import type { WatchlistModel } from './useWatchlistScreen.ts'

interface StocksProps {
  model: WatchlistModel
  group: ListedWatchGroup
}

/** The stocks of a group, of which those in sight tick. */
export function Stocks({ model, group }: StocksProps) {
  const { t } = useTranslation('watchlist')
  const { shown, nameOf } = model
  const [first] = shown
  return (
    <>
      {first === undefined ? null : <Silence row={first} />}
      <VirtualList
        label={t('list', { group: nameOf(group) })}
        items={shown}
        itemKey={({ instrument }) => instrument.id}
        renderItem={renderRow}
      />
    </>
  )
}

const renderRow = ({ item }: { item: ListedWatch }) => <LiveWatchRow row={item} />

/** Since when no prices have come: all rows are of one stream, so the first one counts for all. */
function Silence({ row }: { row: ListedWatch }) {
  const { stoppedSince } = useQuote(row.instrument.id, row.quote)
  const now = useNow()
  return stoppedSince === undefined ? null : (
    <StaleNotice since={stoppedSince} zone={readerZone()} now={now()} />
  )
}

function LiveWatchRow({ row }: { row: ListedWatch }) {
  const { instrument, quote: known, sparkline, marks, halted } = row
  const { t } = useTranslation('watchlist')
  const name = useName()
  const { href, Link } = useNavigation()
  const market = useMarketRules()(instrument.market)
  const { quote, staleSince } = useQuote(instrument.id, known)
  return (
    <WatchRow
      name={name(instrument.name)}
      code={known === undefined ? `${instrument.code} · ${t('delisted')}` : instrument.code}
      quote={known && quote}
      scale={priceScale(instrument, market)}
      currencyShown={instrument.kind !== 'index'}
      spark={sparkline}
      marks={marks}
      halted={halted}
      sector={instrument.industry.en}
      stale={staleSince !== undefined}
      href={href({
        to: instrument.kind === 'index' ? 'indexDetail' : 'stockDetail',
        instrument: instrument.id,
      })}
      Link={Link}
    />
  )
}
