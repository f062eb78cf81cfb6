import { vi } from 'vitest'

/** Checks until it holds: as long as a test may take, less the time to say what did not hold. Between two checks it waits for some milliseconds. */
export const until = <T>(check: () => T | Promise<T>, interval = 50): Promise<T> =>
  vi.waitFor(check, { timeout: 25_000, interval })
