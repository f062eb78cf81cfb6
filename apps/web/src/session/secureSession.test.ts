import { accountId } from '@onelot/domain'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SecureStorage } from '../shell/nativeShell.ts'
import { openSecureSession } from './secureSession.ts'
import { createSessionStore } from './sessionStore.ts'
import { keysOf, memoryStorage } from './storage.ts'

const member = { token: 't-1', account: accountId('a-1') }
const phone = '01012345678'
const secrets = ['tokend', 'account']
const refused = () => Promise.reject(new Error('the keystore is broken'))

/** A device: what it keeps, and what it answers in place of that. */
function device(broken: Partial<SecureStorage> = {}) {
  const kept = new Map<string, string>()
  const [local, tab] = [memoryStorage(), memoryStorage()]
  const storage: SecureStorage = {
    get: (key) => Promise.resolve(kept.get(key) ?? null),
    set: (key, value) => {
      kept.set(key, value)
      return Promise.resolve()
    },
    remove: (key) => {
      kept.delete(key)
      return Promise.resolve()
    },
    ...broken,
  }
  const start = async () => {
    const secure = await openSecureSession(local, storage)
    return { secure, session: createSessionStore(secure.local, tab) }
  }
  const inLocal = () => secrets.filter((key) => local.getItem(key) !== null)
  return { kept, local, tab, storage, start, inLocal }
}

/** What is asked of a device is answered after the page has gone on. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a session in a native shell', () => {
  it('is in its secure storage, by the specified names, and in no other', async () => {
    const { kept, start, inLocal, tab } = device()
    const { session, secure } = await start()
    session.start(member, phone)
    expect(session.read().current, 'at once').toEqual(member)
    await settled()
    expect([...kept]).toEqual([
      ['tokend', 't-1'],
      ['account', 'a-1'],
    ])
    expect(inLocal()).toEqual([])
    expect(keysOf(tab)).toEqual([])
    expect(secure.failure()).toBeUndefined()
  })

  it('is there after a start', async () => {
    const { start } = device()
    const first = await start()
    first.session.start(member, phone)
    await settled()
    const second = await start()
    expect(second.session.read().current).toEqual(member)
    expect(second.secure.failure()).toBeUndefined()
  })

  it('that an earlier release left in local storage is moved, once', async () => {
    const { kept, local, start, inLocal } = device()
    local.setItem('tokend', 't-1')
    local.setItem('account', 'a-1')
    const first = await start()
    expect(first.session.read().current).toEqual(member)
    expect(kept.get('tokend')).toBe('t-1')
    expect(inLocal()).toEqual([])
    expect((await start()).session.read().current).toEqual(member)
  })

  it.each(['logOut', 'expire'] as const)('is removed by %s', async (how) => {
    const { kept, start, inLocal } = device()
    const { session } = await start()
    session.start(member, phone)
    await settled()
    if (how === 'logOut') session.logOut()
    else session.expire(undefined)
    expect(session.read().current).toBeUndefined()
    await settled()
    expect([...kept]).toEqual([])
    expect(inLocal()).toEqual([])
    expect((await start()).session.read().current).toBeUndefined()
  })

  it('is written and removed in turn, though the device answers late', async () => {
    const { kept, start } = device({
      set: async (key, value) => {
        await settled()
        kept.set(key, value)
      },
    })
    const { session } = await start()
    session.start(member, phone)
    session.logOut()
    for (let turn = 0; turn < 5; turn += 1) await settled()
    expect([...kept]).toEqual([])
  })

  it('of an app that was removed from the device since, whose keychain was not, is nobody’s', async () => {
    const { kept, start } = device()
    kept.set('tokend', 't-0')
    kept.set('account', 'a-0')
    const { session, secure } = await start()
    expect(session.read().current).toBeUndefined()
    expect(secure.failure()).toBeUndefined()
    await settled()
    expect([...kept]).toEqual([])
  })

  it('that was ended stays so where the device does not remove it', async () => {
    const { start } = device({ remove: refused })
    const { session } = await start()
    session.start(member, phone)
    await settled()
    session.logOut()
    const next = await start()
    expect(next.session.read().current).toBeUndefined()
    expect(next.secure.failure()).toBeUndefined()
  })
})

describe('a secure storage that fails', () => {
  async function afterLogin() {
    const made = device()
    const { session } = await made.start()
    session.start(member, phone)
    await settled()
    return made
  }
  afterEach(() => {
    vi.useRealTimers()
  })

  it('to read leaves the person logged out, and says so', async () => {
    const { start, storage, inLocal } = await afterLogin()
    Object.assign(storage, { get: refused })
    const { session, secure } = await start()
    expect(session.read().current).toBeUndefined()
    expect(secure.failure()).toBe('unread')
    expect(inLocal()).toEqual([])
  })

  it('to have what it was given does too', async () => {
    const { start, kept } = await afterLogin()
    kept.delete('account')
    const { session, secure } = await start()
    expect(session.read().current).toBeUndefined()
    expect(secure.failure()).toBe('unread')
  })

  it('to answer is waited for no longer than 3 s', async () => {
    const { start, storage } = await afterLogin()
    vi.useFakeTimers()
    Object.assign(storage, { get: () => new Promise(() => undefined) })
    const opening = start()
    await vi.advanceTimersByTimeAsync(2_999)
    let opened = false
    void opening.then(() => (opened = true))
    await vi.advanceTimersByTimeAsync(0)
    expect(opened).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await opening).secure.failure()).toBe('unread')
  })

  it('to keep leaves the person logged in until the app is closed, says so, and keeps nothing elsewhere', async () => {
    const { start, inLocal } = device({ set: refused })
    const { session, secure } = await start()
    const told = vi.fn()
    secure.subscribe(told)
    session.start(member, phone)
    await settled()
    expect(session.read().current).toEqual(member)
    expect(secure.failure()).toBe('unkept')
    expect(told).toHaveBeenCalled()
    expect(inLocal()).toEqual([])
    const next = await start()
    expect(next.session.read().current).toBeUndefined()
    expect(next.secure.failure()).toBeUndefined()
  })

  it('to take what an earlier release left says so too', async () => {
    const { local, start, inLocal } = device({ set: refused })
    local.setItem('tokend', 't-1')
    local.setItem('account', 'a-1')
    const { session, secure } = await start()
    expect(session.read().current).toEqual(member)
    expect(secure.failure()).toBe('unkept')
    expect(inLocal()).toEqual([])
  })
})
