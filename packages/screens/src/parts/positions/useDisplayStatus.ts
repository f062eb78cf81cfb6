import type { PositionOnWire } from '@onelot/api-client'
import { type DisplayStatus, displayStatus } from '@onelot/domain'
import { useHasCome } from '../../base/data/useHasCome.ts'
import { useNow } from '../../base/ports/ports.ts'

/** The status as it shows now; it renders when a lock ends. */
export function useDisplayStatus(position: PositionOnWire): DisplayStatus {
  const now = useNow()
  useHasCome(position.status === 'holding' ? position.fill.lockedUntil : undefined)
  return displayStatus(position, now())
}
