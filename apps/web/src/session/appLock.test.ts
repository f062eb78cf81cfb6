import { beforeEach, describe, expect, it } from 'vitest'
import { LOCK_TRIES, createAppLock, exclusiveTabs } from './appLock.ts'
import { APP_LOCK, type KeyValues, forget, memoryStorage } from './storage.ts'

const MINUTE_MS = 60_000
let local: KeyValues
let clock: number
const lockOf = () => createAppLock(local, { now: () => clock, subtle: crypto.subtle })

beforeEach(() => {
  local = memoryStorage()
  clock = Date.UTC(2026, 2, 10)
})

async function away(minutes: number) {
  const lock = lockOf()
  await lock.turnOn('280415', 5)
  lock.leave()
  const whileAway = lock.state()
  clock += minutes * MINUTE_MS
  lock.comeBack()
  return { lock, whileAway }
}

describe('the app lock', () => {
  it('neither covers nor locks where it is off', () => {
    const lock = lockOf()
    lock.leave()
    expect(lock.state()).toBe('open')
  })

  it('covers what shows while the app is away, and locks after its minutes', async () => {
    const soon = await away(4.9)
    expect([soon.whileAway, soon.lock.state()]).toEqual(['covered', 'open'])
    expect((await away(5)).lock.state()).toBe('locked')
  })

  it('locks where the clock was put back', async () => {
    expect((await away(-10)).lock.state()).toBe('locked')
  })

  it('locks a start, unless the app was left a moment before', async () => {
    const lock = lockOf()
    await lock.turnOn('280415', 1)
    expect(lockOf().state()).toBe('locked')
    lock.leave()
    expect(lockOf().state()).toBe('open')
  })

  it('opens with its PIN alone, which is not readable in the storage', async () => {
    const { lock } = await away(5)
    expect(await lock.open('280416')).toEqual({ right: false, left: LOCK_TRIES - 1 })
    expect(lock.state()).toBe('locked')
    expect(await lock.open('280415')).toEqual({ right: true })
    expect(lock.state()).toBe('open')
    expect(local.getItem(APP_LOCK)).not.toContain('280415')
  })

  it('opens with none after the last wrong PIN, however often the app is started', async () => {
    await away(5)
    const left: unknown[] = []
    for (let tried = 1; tried <= LOCK_TRIES; tried += 1) left.push(await lockOf().open('111111'))
    expect(left.at(-1)).toEqual({ right: false, left: 0 })
    expect(await lockOf().open('280415')).toEqual({ right: false, left: 0 })
    expect(lockOf().state()).toBe('locked')
  })

  it('counts wrong PINs anew after the right one', async () => {
    const { lock } = await away(5)
    await lock.open('111111')
    await lock.open('280415')
    expect(await lock.open('111111')).toEqual({ right: false, left: LOCK_TRIES - 1 })
  })

  it('is forgotten with the session', async () => {
    const { lock } = await away(5)
    forget(local)
    lock.reread()
    expect([lock.state(), lock.delay()]).toEqual(['open', undefined])
  })

  it.each(['{', '1', '{"salt":1}', '{"salt":"a","digest":"b","delay":"5"}'])(
    'ignores %s, which is none',
    (stored) => {
      local.setItem(APP_LOCK, stored)
      expect(lockOf().state()).toBe('open')
    },
  )

  it('is not available without a secure context', () => {
    expect(createAppLock(local, { now: () => clock, subtle: undefined }).isAvailable).toBe(false)
  })
})

describe('two tabs', () => {
  it('count wrong PINs together', async () => {
    await lockOf().turnOn('280415', 5)
    const [first, second] = [lockOf(), lockOf()]
    const left: unknown[] = []
    for (const tab of [first, second, first, second, first]) left.push(await tab.open('111111'))
    expect(left).toEqual([4, 3, 2, 1, 0].map((tries) => ({ right: false, left: tries })))
    expect(await second.open('280415')).toEqual({ right: false, left: 0 })
  })

  it('have the PIN that was set last, whatever the other writes later', async () => {
    const [first, second] = [lockOf(), lockOf()]
    await first.turnOn('280415', 5)
    second.reread()
    first.turnOff()
    await first.turnOn('730916', 15)
    second.leave()
    clock += 20 * MINUTE_MS
    second.comeBack()
    expect([second.state(), second.delay()]).toEqual(['locked', 15])
    expect(await second.open('280415')).toEqual({ right: false, left: LOCK_TRIES - 1 })
    expect(await second.open('730916')).toEqual({ right: true })
  })

  it('have no lock once one of them has turned it off', async () => {
    const { lock } = await away(5)
    lockOf().turnOff()
    lock.reread()
    expect([lock.state(), lock.delay()]).toEqual(['open', undefined])
    lock.leave()
    expect(local.getItem(APP_LOCK)).toBeNull()
  })

  it('each lock after their own time away', async () => {
    const first = lockOf()
    await first.turnOn('280415', 5)
    first.leave()
    const second = lockOf()
    clock += 6 * MINUTE_MS
    second.leave()
    second.comeBack()
    expect(second.state()).toBe('open')
    first.comeBack()
    expect(first.state()).toBe('locked')
  })

  it('count one after the other where the browser has Web Locks', async () => {
    await lockOf().turnOn('280415', 5)
    const inTurn = exclusiveTabs(navigator)
    const tabs = [1, 2].map(() =>
      createAppLock(local, { now: () => clock, subtle: crypto.subtle, exclusively: inTurn }),
    )
    const answers = await Promise.all(tabs.flatMap((tab) => [tab.open('111111'), tab.open('111111')]))
    expect(answers).toEqual([4, 3, 2, 1].map((tries) => ({ right: false, left: tries })))
  })
})

describe('face or fingerprint', () => {
  /** A shell that answers as it is told, and notes what it has said. */
  function fakeShell(answers: readonly (boolean | Error)[]) {
    const said: string[] = []
    const verify = (reason: string) => {
      const answer = answers[said.length] ?? false
      said.push(reason)
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    }
    return { said, verify }
  }
  const withShell = (shell?: ReturnType<typeof fakeShell>) =>
    createAppLock(local, { now: () => clock, subtle: crypto.subtle, biometry: shell })

  async function lockedBy(shell: ReturnType<typeof fakeShell>) {
    const lock = withShell(shell)
    await lock.turnOn('280415', 5)
    await lock.biometry?.turn(true, 'Turn on')
    lock.leave()
    clock += 6 * MINUTE_MS
    lock.comeBack()
    return lock
  }

  it('is not there without a shell that has some', () => {
    expect(withShell().biometry).toBeUndefined()
  })

  it('opens the lock where it is turned on and recognises the person', async () => {
    const shell = fakeShell([true, true])
    const lock = await lockedBy(shell)
    expect(lock.state()).toBe('locked')
    expect(await lock.biometry?.open('Open')).toBe(true)
    expect(lock.state()).toBe('open')
    expect(shell.said).toEqual(['Turn on', 'Open'])
  })

  it('is turned on only for who it recognises, and off for anyone', async () => {
    const lock = withShell(fakeShell([false, true]))
    await lock.turnOn('280415', 5)
    expect(await lock.biometry?.turn(true, '')).toBe(false)
    expect(await lock.biometry?.open('')).toBe(false)
    expect(await lock.biometry?.turn(true, '')).toBe(true)
    expect(withShell(fakeShell([])).biometry?.isOn(), 'after a start').toBe(true)
    expect(await lock.biometry?.turn(false, '')).toBe(false)
    expect(lock.biometry?.isOn()).toBe(false)
  })

  it('counts nothing where it fails or the shell breaks down, and the PIN opens as before', async () => {
    const lock = await lockedBy(fakeShell([true, ...Array<boolean>(LOCK_TRIES + 1).fill(false), new Error()]))
    for (let asked = 0; asked < LOCK_TRIES + 2; asked += 1) expect(await lock.biometry?.open('')).toBe(false)
    expect(lock.state()).toBe('locked')
    expect(await lock.open('111111')).toEqual({ right: false, left: LOCK_TRIES - 1 })
    expect(await lock.open('280415')).toEqual({ right: true })
  })

  it('opens nothing after the last wrong PIN, and is forgotten with the lock', async () => {
    const shell = fakeShell([true, true, true])
    const lock = await lockedBy(shell)
    for (let tried = 0; tried < LOCK_TRIES; tried += 1) await lock.open('111111')
    expect(await lock.biometry?.open('')).toBe(false)
    forget(local)
    lock.reread()
    expect(await lock.biometry?.open('')).toBe(false)
    expect(shell.said).toHaveLength(1)
  })
})
