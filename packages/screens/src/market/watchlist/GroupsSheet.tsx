import type { ListedWatchGroup } from '@onelot/api-client'
import { MAX_WATCH_GROUPS } from '@onelot/domain'
import { Bleed, Button, ListRow, RowList, Sheet, Text } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { GroupForm } from './GroupForm.tsx'
import type { WatchlistModel } from './useWatchlistScreen.ts'

export interface GroupsSheetProps {
  model: WatchlistModel
  onClose: () => void
}

type Shown = { readonly kind: 'list' } | { readonly kind: 'form'; readonly group?: ListedWatchGroup }

/** Every group, each to be renamed or deleted, and a new one. */
export function GroupsSheet({ model, onClose }: GroupsSheetProps) {
  const { t } = useTranslation('watchlist')
  const { groups, nameOf, setGroup } = model
  const [shown, setShown] = useState<Shown>({ kind: 'list' })
  const full = groups.length >= MAX_WATCH_GROUPS
  if (shown.kind === 'form')
    return (
      <GroupForm
        model={model}
        group={shown.group}
        onBack={() => setShown({ kind: 'list' })}
        onAdded={(id) => {
          setGroup(id)
          onClose()
        }}
      />
    )
  return (
    <Sheet
      open
      title={t('groups.label')}
      onClose={onClose}
      footer={
        <Button block disabled={full} onClick={() => setShown({ kind: 'form' })}>
          {t('groups.add')}
        </Button>
      }
    >
      <Bleed>
        <RowList
          label={t('groups.label')}
          rows={groups.map((group) => ({
            key: group.id,
            row: (
              <ListRow
                title={nameOf(group)}
                subtitle={t('groups.stocks', { count: group.instruments.length })}
                onPress={() => setShown({ kind: 'form', group })}
              />
            ),
          }))}
        />
      </Bleed>
      {full ? (
        <Text as="p" size="small" tone="secondary">
          {t('groups.most', { most: MAX_WATCH_GROUPS })}
        </Text>
      ) : null}
    </Sheet>
  )
}
