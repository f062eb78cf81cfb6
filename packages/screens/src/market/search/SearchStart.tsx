import { Box, SearchHistory, Stack } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { ListHead } from './ListHead.tsx'
import { StarredRows } from './StarredRows.tsx'
import type { SearchModel } from './useSearch.ts'

interface SearchStartProps {
  search: SearchModel
  group: string | undefined
  /** The last recent search is removed: the focus needs another element. */
  onEmptied: () => void
}

/** Before anything is typed: what was searched on this device, and what trends. */
export function SearchStart({ search, group, onEmptied }: SearchStartProps) {
  return (
    <Stack gap="x3">
      <Box paddingInline="page">
        <SearchHistory
          texts={search.recent}
          onPick={(text) => {
            search.remember(text)
            search.setQuery(text)
          }}
          onForget={({ text }) => search.forget(text)}
          onForgetAll={search.forgetAll}
          onEmpty={onEmptied}
        />
      </Box>
      <TrendingList search={search} group={group} />
    </Stack>
  )
}

/** The broker's most active listings of a market. */
function TrendingList({ search, group }: Pick<SearchStartProps, 'search' | 'group'>) {
  const { t } = useTranslation('search')
  const { trending, market } = search
  const label = t('trending', { market: t(`markets.${market}`) })
  return (
    <section>
      <ListHead title={label} />
      <PagedList
        pages={{ ...trending, status: undefined }}
        layout="flush"
        pullable={false}
        skeleton={<QuoteListSkeleton marked />}
        empty={null}
      >
        {(rows) => <StarredRows label={label} rows={rows} group={group} ranked />}
      </PagedList>
    </section>
  )
}
