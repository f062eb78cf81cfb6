import { instrumentKinds } from '@onelot/domain'
import { ChipGroup, EmptyState } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { ListHead } from './ListHead.tsx'
import { StarredRows } from './StarredRows.tsx'
import * as styles from './SearchScreen.css.ts'
import type { SearchModel } from './useSearch.ts'

interface SearchResultsProps {
  search: SearchModel
  group: string | undefined
}

const everyKind = 'all'
const kinds = [everyKind, ...instrumentKinds] as const

/** What was found, by code or by name in any language, of one type or of all. */
export function SearchResults({ search, group }: SearchResultsProps) {
  const { t } = useTranslation('search')
  return (
    <>
      <div className={styles.kinds}>
        <ChipGroup
          look="line"
          label={t('kinds.label')}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={search.kind ?? everyKind}
          onSelect={({ value }) => search.setKind(value === everyKind ? undefined : value)}
        />
      </div>
      <ListHead title={t('results')} />
      <ResultList search={search} group={group} />
    </>
  )
}

function ResultList({ search, group }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const { searched, typed, results } = search
  /** Nothing is said of what is not searched yet. */
  const isFound = searched === typed || (results.items?.length ?? 0) > 0
  return (
    <PagedList
      pages={isFound ? results : { ...results, items: undefined }}
      layout="flush"
      pullable={false}
      skeleton={<QuoteListSkeleton marked />}
      empty={<EmptyState title={t('none', { query: searched })} description={t('noneHint')} />}
    >
      {(rows) => (
        <StarredRows label={t('results')} rows={rows} group={group} currencyShown onOpen={search.onOpen} />
      )}
    </PagedList>
  )
}
