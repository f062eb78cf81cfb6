import { accountId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createPutOffStore } from './putOffStore.ts'
import { forget, keysOf, memoryStorage } from './storage.ts'

const [ours, another] = [accountId('A00000000000000001'), accountId('A00000000000000002')]
const DAY_MS = 86_400_000

describe('what an account has put off', () => {
  it('is known for 30 days on the device, of that account alone', () => {
    const local = memoryStorage()
    let now = 0
    const store = createPutOffStore(local, () => now)
    store.put(ours)
    now = 30 * DAY_MS - 1
    expect(createPutOffStore(local, () => now).isPutOff(ours)).toBe(true)
    expect(store.isPutOff(another)).toBe(false)
    now += 1
    expect(store.isPutOff(ours)).toBe(false)
  })

  it('outlives a session, without naming the account', () => {
    const local = memoryStorage()
    const store = createPutOffStore(local, () => 0)
    store.put(ours)
    store.put(another)
    forget(local)
    expect(store.isPutOff(ours)).toBe(true)
    expect(store.isPutOff(another)).toBe(true)
    const stored = keysOf(local).map((key) => local.getItem(key))
    expect(stored.join()).not.toContain(ours)
  })

  it.each(['nonsense', '{}', '[null,{"of":1}]'])('ignores %s in the storage', (text) => {
    const local = memoryStorage()
    local.setItem('prefs.putOff', text)
    const store = createPutOffStore(local, () => 0)
    expect(store.isPutOff(ours)).toBe(false)
    store.put(ours)
    expect(store.isPutOff(ours)).toBe(true)
  })
})
