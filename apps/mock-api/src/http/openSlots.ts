import type { PasswordSlots, StreamSlots } from '@onelot/domain'

/** Who takes a slot; a guest has no account, and a page that the broker runs in no address. */
export interface Taker {
  readonly account?: string | undefined
  readonly address: string | undefined
}

/** Counts what is in progress in this instance: open streams, calls with a password, forms with a file. */
export interface OpenSlots {
  /** Acquires a slot of the account, of the address and of the process; undefined, and none acquired, where one has no more. */
  acquire: (taker: Taker, most: PasswordSlots & Partial<StreamSlots>) => (() => void) | undefined
}

export function createOpenSlots(): OpenSlots {
  const taken = new Map<string, number>()
  return {
    acquire({ account, address }, most) {
      const wanted = [
        ['process', most.process],
        ...(account === undefined ? [] : [[`account ${account}`, most.account ?? Infinity] as const]),
        ...(address === undefined ? [] : [[`address ${address}`, most.address] as const]),
      ] as const
      if (wanted.some(([name, max]) => (taken.get(name) ?? 0) >= max)) return undefined
      for (const [name] of wanted) taken.set(name, (taken.get(name) ?? 0) + 1)
      return () => {
        for (const [name] of wanted) {
          const left = (taken.get(name) ?? 0) - 1
          if (left > 0) taken.set(name, left)
          else taken.delete(name)
        }
      }
    },
  }
}
