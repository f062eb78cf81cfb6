import { SearchField } from '@onelot/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useOwnMarket } from '../../base/data/useMarketChoice.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { HeadedPage } from '../../base/shell/HeadedPage.tsx'
import { TabHeader } from '../../base/shell/TabHeader.tsx'
import type { SearchParams } from './params.ts'
import { SearchResults } from './SearchResults.tsx'
import { SearchStart } from './SearchStart.tsx'
import { useSearch } from './useSearch.ts'
import { firstRow, useWayDown } from './useWayDown.ts'

export type SearchScreenProps = Partial<SearchParams>

/** /favorite/search: every listing by code or name; before anything is typed, what was searched and what trends. */
export function SearchScreen({ market, group }: SearchScreenProps) {
  const ownMarket = useOwnMarket()
  const { t } = useTranslation('search')
  const title = useTitleOf()('search')
  const navigation = useNavigation()
  const search = useSearch(market ?? ownMarket)
  const field = useRef<HTMLInputElement>(null)
  const { restored } = search
  useEffect(() => {
    if (!restored) field.current?.focus()
  }, [restored])
  const { down, stay } = useWayDown({ settled: search.settled, field })
  const toField = () => {
    field.current?.focus()
  }
  return (
    <HeadedPage
      title={title}
      header={
        <TabHeader title={title} contentAlone>
          <SearchField
            inputRef={field}
            label={t('label')}
            placeholder={t('placeholder')}
            maxLength={40}
            value={search.query}
            onChange={({ value }) => {
              stay()
              search.setQuery(value)
            }}
            onSearch={({ text }) => search.remember(text)}
            onCancel={() => navigation.back()}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              down()
            }}
          />
        </TabHeader>
      }
    >
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (!leadsToField(event)) return
          event.preventDefault()
          toField()
        }}
      >
        {search.typed === '' ? (
          <SearchStart search={search} group={group} onEmptied={toField} />
        ) : (
          <SearchResults search={search} group={group} />
        )}
      </div>
    </HeadedPage>
  )
}

/** Escape from anywhere in the list, and a step up from its first row. */
function leadsToField({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key === 'Escape') return !defaultPrevented
  return key === 'ArrowUp' && target instanceof Element && target.closest(firstRow) !== null
}
