import { SearchField } from '@onelot/ui'
import type { RefObject } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { UnreadBell } from '../notices/UnreadBell.tsx'
import { TabHeader } from '../shell/TabHeader.tsx'
import type { SearchModel } from './useSearch.ts'

export interface MarketHeaderProps {
  search: SearchModel
  field: RefObject<HTMLInputElement | null>
}

/** Title, search and practice label; the search alone once it is begun by a press, by Enter or by typing: the focus begins nothing. */
export function MarketHeader({ search, field }: MarketHeaderProps) {
  const { t } = useTranslation('market')
  const titleOf = useTitleOf()
  return (
    <TabHeader title={titleOf('market')} contentAlone={search.active} trailing={<UnreadBell />}>
      <SearchField
        inputRef={field}
        label={t('search.label')}
        placeholder={search.active ? t('search.placeholder') : t('search.short')}
        maxLength={40}
        value={search.query}
        onClick={search.begin}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search.begin()
        }}
        onChange={({ value }) => {
          search.begin()
          search.setQuery(value)
        }}
        onSearch={({ text }) => {
          search.remember(text)
        }}
        {...(search.active ? { onCancel: search.leave } : {})}
      />
    </TabHeader>
  )
}
