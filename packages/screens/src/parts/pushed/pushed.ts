import { type PushChoice, type PushKind, noPush, pushKindOf, pushKinds } from '@onelot/domain'
import type { KeptValues } from '../../base/ports/kept.ts'

const NAME = 'push'

/** What this device is sent while the app is closed, as it was last known. */
export function keepPushed(session: KeptValues, kinds: PushChoice): void {
  session.keep(NAME, kinds)
}

/** A reader can edit storage: whatever is not `true` is off. */
export function pushedIn(session: Pick<KeptValues, 'read'>): PushChoice {
  const kept = session.read(NAME)
  if (typeof kept !== 'object' || kept === null) return noPush
  const isOn = (kind: PushKind): boolean => Object.getOwnPropertyDescriptor(kept, kind)?.value === true
  return { alerts: isOn('alerts'), fills: isOn('fills'), dueDates: isOn('dueDates') }
}

export const isAnyPushed = (kinds: PushChoice): boolean => pushKinds.some((kind) => kinds[kind])

/** Whether the device is sent a message by the broker itself. */
export function isPushed(
  session: Pick<KeptValues, 'read'>,
  message: Parameters<typeof pushKindOf>[0],
): boolean {
  const kind = pushKindOf(message)
  return kind !== undefined && pushedIn(session)[kind]
}
