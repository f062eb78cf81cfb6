import { instrumentKinds } from '@onelot/domain'
import { ChipGroup, EmptyState, RowList, SearchHistory, SimulatedLabel, Text } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { LiveQuoteRow } from '../quotes/LiveQuoteRow.tsx'
import { PracticeChip } from '../shell/PracticeChip.tsx'
import { Failure } from '../states/Failure.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import { Listings } from './Listings.tsx'
import * as styles from './SearchPage.css.ts'
import type { SearchModel } from './useSearch.ts'

export interface SearchPageProps {
  search: SearchModel
  /** The last recent search is removed: the focus needs another element. */
  onEmptied: () => void
}

/** The search over all markets: what was searched and what trends, then what is found. */
export function SearchPage({ search, onEmptied }: SearchPageProps) {
  if (search.typed !== '') return <Found search={search} />
  return (
    <div className={styles.page}>
      <div className={styles.recent}>
        <SearchHistory
          texts={search.recent}
          onPick={(text) => {
            search.remember(text)
            search.setQuery(text)
          }}
          onForget={({ text }) => {
            search.forget(text)
          }}
          onForgetAll={search.forgetAll}
          onEmpty={onEmptied}
        />
      </div>
      <Trending search={search} />
    </div>
  )
}

/** The broker's most active listings of the market in front. */
function Trending({ search }: { search: SearchModel }) {
  const { t } = useTranslation('market')
  const { trending } = search
  return (
    <section>
      <Head title={t('search.trending', { market: t(`markets.${search.market}`) })} />
      {trending.failure ? (
        <Failure
          failure={trending.failure}
          retrying={trending.refreshing}
          onRetry={() => void trending.refresh()}
        />
      ) : trending.items === undefined ? (
        <QuoteListSkeleton marked />
      ) : (
        <RowList
          label={t('search.trending', { market: t(`markets.${search.market}`) })}
          rows={trending.items.map((row, index) => ({
            key: row.instrument.id,
            row: <LiveQuoteRow row={row} rank={index + 1} />,
          }))}
        />
      )}
    </section>
  )
}

/** What the rows are, that their prices are simulated, and the practice label, for which the search leaves no room in the header. */
function Head({ title }: { title: string }) {
  return (
    <div className={styles.head}>
      <Text as="h2" size="small" weight="strong" tone="secondary">
        {title}
      </Text>
      <span className={styles.marks}>
        <SimulatedLabel />
        <PracticeChip />
      </span>
    </div>
  )
}

const everyKind = 'all'
const kinds = [everyKind, ...instrumentKinds] as const

/** What was found, by code or by name in any language, of one type or of all. */
function Found({ search }: { search: SearchModel }) {
  const { t } = useTranslation('market')
  return (
    <>
      <div className={styles.kinds}>
        <ChipGroup
          look="line"
          label={t('search.kinds.label')}
          options={kinds.map((value) => ({ value, label: t(`search.kinds.${value}`) }))}
          value={search.kind ?? everyKind}
          onSelect={({ value }) => {
            search.setKind(value === everyKind ? undefined : value)
          }}
        />
      </div>
      <Head title={t('search.results')} />
      <Results search={search} />
    </>
  )
}

function Results({ search }: { search: SearchModel }) {
  const { t } = useTranslation('market')
  const { searched, typed, results } = search
  if (searched === '') return <QuoteListSkeleton marked />
  if (results.items?.length === 0 && searched === typed) {
    return <EmptyState title={t('search.none', { query: searched })} description={t('search.noneHint')} />
  }
  return (
    <Listings
      list={results}
      label={t('search.results')}
      currencyShown
      onRetry={results.loadMore}
      onOpen={() => {
        search.remember(typed)
      }}
    />
  )
}
