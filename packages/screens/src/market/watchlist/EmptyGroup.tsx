import type { ListedWatchGroup } from '@onelot/api-client'
import { Button, EmptyState, Icon } from '@onelot/ui'
import { Star } from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import type { WatchlistModel } from './useWatchlistScreen.ts'

interface EmptyGroupProps {
  model: Pick<WatchlistModel, 'nameOf' | 'total'>
  group: ListedWatchGroup
}

/** An empty watchlist or group, with the way to find what to put into it. */
export function EmptyGroup({ model: { total, nameOf }, group }: EmptyGroupProps) {
  const { t } = useTranslation('watchlist')
  const navigation = useNavigation()
  return (
    <EmptyState
      icon={<Icon icon={Star} />}
      title={total === 0 ? t('empty.title') : t('empty.group', { group: nameOf(group) })}
      description={total === 0 ? t('empty.text') : t('empty.groupText')}
      action={
        <Button size="small" onClick={() => navigation.go({ to: 'search', group: group.id })}>
          {t('empty.action')}
        </Button>
      }
    />
  )
}
