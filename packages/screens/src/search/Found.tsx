import { instrumentKinds } from '@onelot/domain'
import { ChipGroup, EmptyState, InfiniteList } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { Failure } from '../states/Failure.tsx'
import { LeftOut } from '../states/LeftOut.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import { ListHead } from './ListHead.tsx'
import { StarredRows } from './StarredRows.tsx'
import * as styles from './SearchScreen.css.ts'
import type { SearchModel } from './useSearch.ts'

interface FoundProps {
  search: SearchModel
  group: string | undefined
}

const everyKind = 'all'
const kinds = [everyKind, ...instrumentKinds] as const

/** What was found, by code or by name in any language, of one type or of all. */
export function Found({ search, group }: FoundProps) {
  const { t } = useTranslation('search')
  return (
    <>
      <div className={styles.kinds}>
        <ChipGroup
          look="line"
          label={t('kinds.label')}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={search.kind ?? everyKind}
          onSelect={({ value }) => {
            search.setKind(value === everyKind ? undefined : value)
          }}
        />
      </div>
      <ListHead title={t('results')} />
      <LeftOut reads={[search.results]} />
      <Results search={search} group={group} />
    </>
  )
}

function Results({ search, group }: FoundProps) {
  const { t } = useTranslation('search')
  const { searched, typed, results } = search
  if (results.failure)
    return (
      <Failure
        failure={results.failure}
        retrying={results.refreshing}
        onRetry={() => void results.refresh()}
      />
    )
  if (searched === '' || results.items === undefined) return <QuoteListSkeleton marked />
  if (results.items.length === 0)
    return searched === typed ? (
      <EmptyState title={t('none', { query: searched })} description={t('noneHint')} />
    ) : (
      <QuoteListSkeleton marked />
    )
  return (
    <InfiniteList
      status={results.status}
      loaded={results.items.length}
      onLoadMore={() => {
        results.loadMore()
      }}
    >
      <StarredRows
        label={t('results')}
        rows={results.items}
        group={group}
        currencyShown
        onOpen={search.onOpen}
      />
    </InfiniteList>
  )
}
