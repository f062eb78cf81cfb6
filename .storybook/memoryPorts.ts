import type { AppLockPort, KeptPort, KeptValues } from '@onelot/screens'

/** What the client reads at each call, outside React's renders. */
export function holder<T>(first: T | undefined) {
  let held = first
  return {
    take: () => held,
    put: (next: T | undefined) => {
      held = next
    },
  }
}

function valuesInMemory(begin: Readonly<Record<string, unknown>> = {}): KeptValues {
  const kept = new Map<string, unknown>(Object.entries(begin))
  const watchers = new Set<() => void>()
  const changed = () => {
    for (const onChange of watchers) onChange()
  }
  return {
    keep: (name, value) => {
      kept.set(name, value)
      changed()
    },
    read: (name) => kept.get(name),
    drop: (name) => {
      kept.delete(name)
      changed()
    },
    watch: (onChange) => {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
  }
}

type Kept = Readonly<Record<string, unknown>>

/** @param device what the device has kept before, @param session what of it goes as the member logs out */
export const keptInMemory = (device?: Kept, session?: Kept): KeptPort => ({
  drafts: valuesInMemory(),
  session: valuesInMemory(session),
  device: valuesInMemory(device),
})

/** The lock of a device without storage: its PIN is kept as it is, and wrong ones are not counted. */
export function appLockInMemory(recognises?: boolean): AppLockPort {
  const watchers = new Set<() => void>()
  const kept = holder<{ readonly pin: string; readonly delay: number }>(undefined)
  const biometry = holder(false)
  const put = (next: ReturnType<typeof kept.take>) => {
    kept.put(next)
    for (const onChange of watchers) onChange()
  }
  return {
    isAvailable: true,
    state: () => 'open',
    delay: () => kept.take()?.delay,
    watch: (onChange) => {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
    turnOn: (pin, delay) => {
      put({ pin, delay })
      return Promise.resolve()
    },
    setDelay: (delay) => {
      const now = kept.take()
      if (now !== undefined) put({ ...now, delay })
    },
    turnOff: () => put(undefined),
    open: (pin) => Promise.resolve(pin === kept.take()?.pin ? { right: true } : { right: false, left: 4 }),
    biometry:
      recognises === undefined
        ? undefined
        : {
            isOn: () => biometry.take() ?? false,
            turn: (on) => {
              biometry.put(on && recognises)
              put(kept.take())
              return Promise.resolve(on && recognises)
            },
            open: () => Promise.resolve(recognises),
          },
  }
}
