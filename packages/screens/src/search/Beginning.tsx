import { Box, SearchHistory, Stack } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { Failure } from '../states/Failure.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import { ListHead } from './ListHead.tsx'
import { StarredRows } from './StarredRows.tsx'
import type { SearchModel } from './useSearch.ts'

interface BeginningProps {
  search: SearchModel
  group: string | undefined
  /** The last recent search is removed: the focus needs another element. */
  onEmptied: () => void
}

/** Before anything is typed: what was searched on this device, and what trends. */
export function Beginning({ search, group, onEmptied }: BeginningProps) {
  return (
    <Stack gap="x3">
      <Box paddingInline="page">
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
      </Box>
      <Trending search={search} group={group} />
    </Stack>
  )
}

/** The broker's most active listings of a market. */
function Trending({ search, group }: Pick<BeginningProps, 'search' | 'group'>) {
  const { t } = useTranslation('search')
  const { trending, market } = search
  const label = t('trending', { market: t(`markets.${market}`) })
  return (
    <section>
      <ListHead title={label} />
      {trending.failure ? (
        <Failure
          failure={trending.failure}
          retrying={trending.refreshing}
          onRetry={() => void trending.refresh()}
        />
      ) : trending.items === undefined ? (
        <QuoteListSkeleton marked />
      ) : (
        <StarredRows label={label} rows={trending.items} group={group} ranked />
      )}
    </section>
  )
}
