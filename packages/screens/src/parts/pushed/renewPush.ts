import type { PushDeviceOnWire } from '@onelot/api-client'
import type { PushChoice, PushTarget } from '@onelot/domain'
import type { PushPort } from '../../base/ports/push.ts'
import { isAnyPushed } from './pushed.ts'

interface Renewing {
  readonly push: PushPort
  /** What was chosen on this device in this session. */
  readonly kinds: PushChoice
  /** What the broker sends to an address. */
  readonly read: (device: { readonly address?: string }) => Promise<PushDeviceOnWire>
  /** Tells the broker of the choice. */
  readonly choose: (target: PushTarget) => Promise<unknown>
  /** Whether the session in which it was chosen is over: the device is another member's then, or nobody's. */
  readonly isOver: () => boolean
}

/**
 * Chooses again what this device was to be sent, where the broker sends it nothing: its browser has given it another address, or its push service
 * has said that there is none any more. Asks the person nothing.
 */
export async function renewPush({ push, kinds, read, choose, isOver }: Renewing): Promise<void> {
  if (!isAnyPushed(kinds) || push.permission() !== 'granted') return
  const target = await push.target()
  if (isOver()) return
  const { kinds: sent, publicKey } = await read(target === undefined ? {} : { address: target.address })
  if (publicKey === undefined || isAnyPushed(sent) || isOver()) return
  // A push service gives the address that it has called gone no second time.
  await push.unsubscribe()
  if (isOver()) return
  const next = await push.subscribe(publicKey)
  if (isOver()) await push.unsubscribe()
  else if (next !== undefined) await choose(next)
}
