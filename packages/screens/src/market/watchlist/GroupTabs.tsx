import { Tabs } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { WatchlistModel } from './useWatchlistScreen.ts'

export interface GroupTabsProps {
  model: WatchlistModel
  children: ReactNode
}

/** A tab for each group; none where there is one group only. */
export function GroupTabs({ model, children }: GroupTabsProps) {
  const { t } = useTranslation('watchlist')
  const { groups, group, nameOf, setGroup } = model
  if (group === undefined || groups.length < 2) return children
  return (
    <Tabs
      label={t('groups.label')}
      tabs={groups.map((one) => ({ value: one.id, label: nameOf(one) }))}
      value={group.id}
      onChange={({ value }) => setGroup(value)}
    >
      {children}
    </Tabs>
  )
}
