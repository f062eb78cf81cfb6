import { type PushChoice, pushKindOf } from '@onelot/domain'
import type { KeptValues } from '../../base/ports/kept.ts'

const NAME = 'push'

/** What this device is sent while the app is closed, as it was last known. */
export function keepPushed(session: KeptValues, kinds: PushChoice): void {
  session.keep(NAME, kinds)
}

/** Whether the device is sent a message by the broker itself. */
export function isPushed(
  session: Pick<KeptValues, 'read'>,
  message: Parameters<typeof pushKindOf>[0],
): boolean {
  const kept = session.read(NAME)
  const kind = pushKindOf(message)
  if (kind === undefined || typeof kept !== 'object' || kept === null) return false
  return Object.entries(kept).some(([name, chosen]) => name === kind && chosen === true)
}
