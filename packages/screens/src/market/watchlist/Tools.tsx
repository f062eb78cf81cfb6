import type { ListedWatchGroup } from '@onelot/api-client'
import { Button, Checkbox, ChipSelect } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { LazySheet } from '../../base/sheets/LazySheet.tsx'
import { watchSorts } from './sorting.ts'
import * as styles from './WatchlistScreen.css.ts'
import type { WatchlistModel } from './useWatchlistScreen.ts'

const loadGroups = () => import('./GroupsSheet.tsx')

interface ToolsProps {
  model: WatchlistModel
  group: ListedWatchGroup
}

/** Over the list: its order, groups and editing; while it is edited, how much of it is selected. */
export function Tools({ model, group }: ToolsProps) {
  const { t } = useTranslation('watchlist')
  const [managing, setManaging] = useState(false)
  const { editing, setEditing, selected, selectAll } = model
  const close = () => {
    setManaging(false)
  }
  const all = selected.length === group.instruments.length
  return (
    <div className={styles.tools}>
      {editing ? (
        <Checkbox
          label={selected.length === 0 ? t('edit.all') : t('edit.chosen', { count: selected.length })}
          aria-label={t('edit.all')}
          checked={all}
          onChange={({ checked }) => selectAll(checked)}
        />
      ) : (
        <span className={styles.order}>
          {group.instruments.length > 1 ? (
            <ChipSelect
              label={t('sort.label')}
              choices={watchSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
              value={model.sort}
              onChange={({ value }) => model.setSort(value)}
            />
          ) : null}
        </span>
      )}
      <span className={styles.actions}>
        {editing ? null : (
          <Button variant="quiet" size="small" onClick={() => setManaging(true)}>
            {t('groups.manage')}
          </Button>
        )}
        {group.instruments.length > 0 ? (
          <Button variant="quiet" size="small" onClick={() => setEditing(!editing)}>
            {editing ? t('edit.done') : t('edit.begin')}
          </Button>
        ) : null}
      </span>
      <LazySheet open={managing} load={loadGroups} title={t('groups.label')} onClose={close}>
        {({ GroupsSheet }) => <GroupsSheet model={model} onClose={close} />}
      </LazySheet>
    </div>
  )
}
