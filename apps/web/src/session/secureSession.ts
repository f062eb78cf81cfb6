import type { SecureStorage } from '../shell/nativeShell.ts'
import { ACCOUNT, type KeyValues, TOKEN } from './storage.ts'

/** `unread`: who was logged in cannot be told any more. `unkept`: who is logged in will not be at the next start. */
export type SecureFailure = 'unread' | 'unkept'

export interface SecureSession {
  /** Local storage, but for token and account, which are in the shell's secure storage alone. */
  readonly local: KeyValues
  readonly failure: () => SecureFailure | undefined
  readonly subscribe: (onChange: () => void) => () => void
}

const secrets: readonly string[] = [TOKEN, ACCOUNT]

/**
 * In local storage while the secure one has a session. A keychain outlives the app that filled it, and a removal may fail: what it has without this
 * is nobody's session.
 */
const SECURED = 'secured'

/** How long the device may take for one answer. */
const ANSWER_MS = 3_000

/** Reads the session of the last start, after moving there what an earlier release has left in local storage. Never rejects. */
export async function openSecureSession(
  local: KeyValues,
  storage: SecureStorage,
  answerMs = ANSWER_MS,
): Promise<SecureSession> {
  const values = new Map<string, string>()
  const listeners = new Set<() => void>()
  let failure: SecureFailure | undefined
  let last: Promise<unknown> = Promise.resolve()

  function fail(kind: SecureFailure): void {
    failure = kind
    for (const listener of [...listeners]) listener()
  }

  /** One after the other, for the device might answer a later one first. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = last.then(() => inTime(act(), answerMs))
    last = done.catch(() => undefined)
    return done
  }

  function keep(key: string, value: string): Promise<void> {
    values.set(key, value)
    local.setItem(SECURED, 'yes')
    return inTurn(() => storage.set(key, value)).catch(() => {
      local.removeItem(SECURED)
      fail('unkept')
    })
  }

  function drop(key: string): void {
    values.delete(key)
    // What stays there is of no use without the mark, and is removed at the next start.
    inTurn(() => storage.remove(key)).catch(() => undefined)
  }

  async function move(): Promise<void> {
    for (const key of secrets) {
      const value = local.getItem(key)
      if (value !== null) await keep(key, value)
      local.removeItem(key)
    }
  }

  async function read(): Promise<void> {
    try {
      for (const key of secrets) {
        const value = await inTurn(() => storage.get(key))
        if (value === null) throw new Error(`nothing is kept as ${key}`)
        values.set(key, value)
      }
    } catch {
      values.clear()
      fail('unread')
    }
  }

  if (local.getItem(TOKEN) !== null) await move()
  else if (local.getItem(SECURED) !== null) await read()
  else for (const key of secrets) drop(key)

  return {
    local: {
      getItem: (key) => (secrets.includes(key) ? (values.get(key) ?? null) : local.getItem(key)),
      setItem: (key, value) => {
        if (secrets.includes(key)) void keep(key, value)
        else local.setItem(key, value)
      },
      removeItem: (key) => {
        if (secrets.includes(key)) drop(key)
        else local.removeItem(key)
      },
      key: (index) => local.key(index) ?? [...values.keys()][index - local.length] ?? null,
      get length() {
        return local.length + values.size
      },
    },
    failure: () => failure,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
  }
}

/** @throws Error where it takes longer */
async function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the device does not answer'))
    }, limitMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
