import { type AccountId, type OrderId, accountId, orderId } from '@onelot/domain'

/** Where names of new things come from. */
export interface Ids {
  account(): AccountId
  order(): OrderId
  /** What a member invites others with: eight letters and digits that are not mistaken for one another. */
  invitation(): string
  /** Names a session; never guessable, not even where the other ids repeat. */
  token(): string
}

const unmistakable = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function invitationOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => unmistakable[byte % unmistakable.length] ?? 'A').join('')
}

/** Text of so many random bytes. */
export const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)))

/** Ids from the platform's strong random source. */
export function createRandomIds(): Ids {
  return {
    account: () => accountId(`A${randomHex(8)}`),
    order: () => orderId(`O${randomHex(8)}`),
    invitation: () => invitationOf(crypto.getRandomValues(new Uint8Array(8))),
    token: () => randomHex(32),
  }
}

/** Ids that count up, the same in every run: worlds of stories, and tests. */
export function createCountingIds(): Ids {
  let accounts = 0
  let orders = 0
  let invitations = 0
  let tokens = 0
  const counted = (n: number) => String(n).padStart(6, '0')
  return {
    account: () => accountId(`A${counted((accounts += 1))}`),
    order: () => orderId(`O${counted((orders += 1))}`),
    invitation: () => `FRIEND${String((invitations += 1))}`,
    token: () => `token-${counted((tokens += 1))}`,
  }
}
