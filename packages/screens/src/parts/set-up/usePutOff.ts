import type { AccountId } from '@onelot/domain'
import { useKept, useNow } from '../../base/ports/ports.ts'
import { isPutOff, withPutOff } from './putOff.ts'

export const PUT_OFF = 'putOff'

/** Who has put setting up their account off on this device; it is known after a session has ended, too (docs/rules/identity.md#after-a-login). */
export function usePutOff() {
  const { device } = useKept()
  const now = useNow()
  return {
    isPutOff: (account: AccountId) => isPutOff(device.read(PUT_OFF), account, now()),
    put: (account: AccountId) => device.keep(PUT_OFF, withPutOff(device.read(PUT_OFF), account, now())),
  }
}
