import { watchlistAdd, watchlistMove, watchlistRemove } from '@onelot/api-client'
import { type InstrumentId, type WatchPosition, defaultWatchGroup } from '@onelot/domain'
import { useToast } from '@onelot/ui'
import { useFailedToast } from '../../base/data/useFailedToast.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { adding, groupIn, isWatchedIn, moving, positionsOf, removing } from './groups.ts'
import { type WatchGroups, useWatchGroups } from './useWatchGroups.ts'

export interface Watching extends Pick<WatchGroups, 'read' | 'groups' | 'send'> {
  readonly isWatched: (instrument: InstrumentId) => boolean
  /** What a group is called: the default one in the reader's language, until the member names it. */
  readonly nameOf: (group: { readonly name?: string | undefined } | undefined) => string
  /** Watches an instrument at the end of a group, or no longer; a toast offers to take it back. */
  readonly star: (instrument: InstrumentId, starred: boolean, group?: string) => Promise<void>
  /** A toast offers to take it back. */
  readonly remove: (instruments: readonly InstrumentId[]) => Promise<void>
  readonly move: (instruments: readonly InstrumentId[], group: string, index?: number) => Promise<void>
}

/** The watchlist with what is done to it; a refusal is said by a toast, and what was shown is taken back. */
export function useWatching(): Watching {
  const { t } = useTranslation('watching')
  const watch = useWatchGroups()
  const toast = useToast()
  const failed = useFailedToast()
  const { groups = [], send } = watch
  const nameOf: Watching['nameOf'] = (group) => group?.name ?? t('group')

  const add = (items: readonly WatchPosition[]) =>
    send(
      watchlistAdd,
      { items: items.map(({ instrument, group, index }) => ({ instrument, group, index })) },
      adding(items),
    )
  const takeOut = (instruments: readonly InstrumentId[]) =>
    send(watchlistRemove, { instruments: [...instruments] }, removing(instruments))

  const remove = async (instruments: readonly InstrumentId[]) => {
    const positions = positionsOf(groups, instruments)
    const removed = takeOut(instruments)
    const message = instruments.length === 1 ? t('removed') : t('removedMany', { count: instruments.length })
    const undo = () => {
      void add(positions).then(failed)
    }
    toast.show({ message, action: { label: t('undo'), onPress: undo } })
    await failed(await removed)
  }
  return {
    ...watch,
    nameOf,
    isWatched: (instrument) => isWatchedIn(groups, instrument),
    star: async (instrument, starred, wanted = defaultWatchGroup) => {
      if (!starred) {
        await remove([instrument])
        return
      }
      const group = groupIn(groups, wanted)
      const position = {
        instrument,
        group: group?.id ?? defaultWatchGroup,
        index: group?.instruments.length ?? 0,
      }
      const outcome = await add([position])
      await failed(outcome)
      if (outcome.kind !== 'done') return
      const undo = () => {
        void takeOut([instrument]).then(failed)
      }
      toast.show({
        message: t('added', { group: nameOf(group) }),
        action: { label: t('undo'), onPress: undo },
      })
    },
    remove,
    move: async (instruments, group, index) => {
      const request = { instruments: [...instruments], group, index }
      await failed(await send(watchlistMove, request, moving(instruments, group, index)))
    },
  }
}
