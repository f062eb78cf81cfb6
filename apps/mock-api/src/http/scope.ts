import type { Endpoint } from '@onelot/api-client'
import type { Services } from '../services.ts'
import type { Caller } from '../sessions.ts'

/** Who sends what an idempotency key may repeat. */
export interface Sender {
  readonly caller: Caller | undefined
  /** Of its cookie. */
  readonly device: string | undefined
  /** Undefined where the broker runs in the page, which has one device. */
  readonly network: string | undefined
}

/** A guest without a cookie: others may share whatever distinguishes them. */
export const isNobody = ({ device, network }: Sender): boolean =>
  device === undefined && network !== undefined

/**
 * Keys count within it: the account, the device of a guest, or the network address of a guest without one. Both are keyed digests, as the scope is kept
 * with outcomes and, in the names of commands, with events; that of a device is not the one by which its sessions are kept.
 */
export async function scopeOf(
  { vault }: Pick<Services, 'vault'>,
  { access }: Pick<Endpoint, 'access'>,
  sender: Sender,
): Promise<string> {
  const { caller, device, network = '' } = sender
  if (access === 'member' && caller !== undefined) return caller.account
  if (isNobody(sender)) return `network ${await vault.digest(`network ${network}`)}`
  return `device ${device === undefined ? '' : await vault.digest(`scope of device ${device}`)}`
}
