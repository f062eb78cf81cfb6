import { useSyncExternalStore } from 'react'
import { useAppLock, useSession } from '../../base/ports/ports.ts'
import { useChunk } from '../../base/states/useChunk.ts'
import * as styles from './AppLock.css.ts'

const loadCover = () => import('./Cover.tsx')

/** Over everything of a member while the app is not in front, and until the PIN was entered after too long away. Without a lock nothing is loaded. */
export function AppLock() {
  const lock = useAppLock()
  const isMember = useSession().current !== undefined
  const delay = useSyncExternalStore(lock.watch, lock.delay)
  return isMember && delay !== undefined ? <LateCover /> : null
}

/** Its code is there before it is needed: what it covers must not show meanwhile. */
function LateCover() {
  const lock = useAppLock()
  const state = useSyncExternalStore(lock.watch, lock.state)
  const chunk = useChunk(loadCover)
  if (state === 'open') return null
  if (chunk.state !== 'loaded') return <div className={styles.place} />
  return <chunk.module.Cover isLocked={state === 'locked'} />
}
