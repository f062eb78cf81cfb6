import {
  type ListedWatchGroup,
  type WireRefusal,
  watchlistAddGroup,
  watchlistDeleteGroup,
  watchlistRenameGroup,
} from '@onelot/api-client'
import { MAX_WATCH_GROUP_NAME, defaultWatchGroup, groupName, groupNameReason } from '@onelot/domain'
import { Button, Dialog, Sheet, TextField } from '@onelot/ui'
import { useState } from 'react'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useFieldText, useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import * as styles from './WatchlistScreen.css.ts'
import type { WatchlistModel } from './useWatchlistScreen.ts'

interface GroupFormProps {
  model: WatchlistModel
  /** The one that is edited; absent for a new one. */
  group: ListedWatchGroup | undefined
  onBack: () => void
  onAdded: (group: string) => void
}

/** A group's name, and the way to delete it. */
export function GroupForm({ model, group, onBack, onAdded }: GroupFormProps) {
  const { t } = useTranslation('watchlist')
  const { nameOf, groups } = model
  const [name, setName] = useState(group === undefined ? '' : nameOf(group))
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  const add = useSubmit(watchlistAddGroup, {
    onDone: ({ data }) => onAdded(data.group),
  })
  const rename = useSubmit(watchlistRenameGroup, { onDone: onBack })
  const remove = useSubmit(watchlistDeleteGroup, { onDone: onBack })
  const submit = group === undefined ? add : rename
  const error = useNameError(name, tried, submit.refusal)

  const save = () => {
    setTried(true)
    if (groupNameReason(name) !== undefined) return
    if (group === undefined) add.send({ name })
    else if (groupName(name) === nameOf(group)) onBack()
    else rename.send({ group: group.id, name })
  }
  const deleteIt = () => {
    setAsking(false)
    if (group !== undefined) remove.send({ group: group.id })
  }
  return (
    <Sheet
      open
      title={group === undefined ? t('groups.addTitle') : t('groups.editName', { group: nameOf(group) })}
      onClose={onBack}
      footer={
        <Button block loading={submit.pending} onClick={save}>
          {t('groups.save')}
        </Button>
      }
    >
      <form
        className={styles.group}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={t('groups.name')}
          hint={t('groups.nameHint', { most: MAX_WATCH_GROUP_NAME })}
          error={error}
          value={name}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ value }) => {
            setName(value)
            submit.reset()
          }}
        />
        {error === undefined ? <OutcomeNote submit={submit} /> : null}
        <OutcomeNote submit={remove} />
      </form>
      {group === undefined || group.id === defaultWatchGroup ? null : (
        <div className={styles.deletes}>
          <Button
            variant="quiet"
            size="small"
            loading={remove.pending}
            onClick={() => {
              if (group.instruments.length === 0) deleteIt()
              else setAsking(true)
            }}
          >
            {t('groups.delete')}
          </Button>
        </div>
      )}
      <Dialog
        open={asking}
        title={t('groups.deleteQuestion', { group: nameOf(group) })}
        description={t('groups.deleteText', { group: nameOf(groups[0]) })}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('groups.keep')}
            </Button>
            <Button onClick={deleteIt}>{t('groups.delete')}</Button>
          </>
        }
      />
    </Sheet>
  )
}

/** What is wrong with a name, by the rules before it is sent, or by the broker. */
function useNameError(name: string, tried: boolean, refusal: WireRefusal | undefined): string | undefined {
  const fieldText = useFieldText()
  const refusalText = useRefusalText()
  const reason = groupNameReason(name)
  if (reason !== undefined && (tried || reason !== 'required')) return fieldText(reason)
  return refusal?.code !== undefined && 'name' in refusal.fields ? refusalText(refusal) : undefined
}
