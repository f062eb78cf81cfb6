import { accountId } from '@onelot/domain'
import { describe, expect, it, vi } from 'vitest'
import { createKept } from './keptValues.ts'
import { createSessionStore } from './sessionStore.ts'
import { forget, keysOf, memoryStorage } from './storage.ts'

const phone = '01012345678'
const member = { token: 't-1', account: accountId('a-1') }
const other = { token: 't-2', account: accountId('a-2') }

function browser() {
  const [local, tab] = [memoryStorage(), memoryStorage()]
  const session = createSessionStore(memoryStorage(), tab)
  session.start(member, phone)
  return { local, tab, session, ...kept(createKept(local, tab, session)) }
}
const kept = ({ drafts, session: untilLogout, device }: ReturnType<typeof createKept>) => ({
  drafts,
  untilLogout,
  device,
})

describe('a draft', () => {
  it('is there again once the same person has logged in again', () => {
    const { session, drafts } = browser()
    drafts.keep('ticket', { lots: 7 })
    session.expire(undefined)
    expect(drafts.read('ticket')).toBeUndefined()
    session.start({ ...member, token: 't-3' }, phone)
    expect(drafts.read('ticket')).toEqual({ lots: 7 })
  })

  it('is gone once it was dropped', () => {
    const { tab, drafts } = browser()
    drafts.keep('ticket', { lots: 7 })
    drafts.drop('ticket')
    expect(drafts.read('ticket')).toBeUndefined()
    expect(keysOf(tab)).toEqual([])
  })

  it('is nobody else’s, and is forgotten when another account logs in', () => {
    const { tab, session, drafts } = browser()
    drafts.keep('ticket', { lots: 7 })
    session.expire(undefined)
    session.start(other, '01087654321')
    expect(drafts.read('ticket')).toBeUndefined()
    expect(keysOf(tab)).toEqual([])
  })

  it('that is not valid is ignored', () => {
    const { tab, drafts } = browser()
    drafts.keep('ticket', { lots: 7 })
    for (const key of keysOf(tab)) tab.setItem(key, '{')
    expect(drafts.read('ticket')).toBeUndefined()
  })

  it('is not kept for nobody', () => {
    const { tab, session, drafts } = browser()
    session.logOut()
    drafts.keep('ticket', { lots: 7 })
    expect(keysOf(tab)).toEqual([])
  })
})

describe('what is kept until the person logs out', () => {
  it('is there after the app has started anew, and gone with the person', () => {
    const { local, tab, session, untilLogout } = browser()
    untilLogout.keep('searches', ['AAPL', '005930'])
    const anew = createKept(local, tab, session)
    expect(anew.session.read('searches')).toEqual(['AAPL', '005930'])
    forget(local)
    expect(anew.session.read('searches')).toBeUndefined()
  })

  it('is the same value until another is kept', () => {
    const { untilLogout } = browser()
    untilLogout.keep('newsRead', ['a'])
    const before = untilLogout.read('newsRead')
    expect(untilLogout.read('newsRead')).toBe(before)
    untilLogout.keep('newsRead', ['a', 'b'])
    expect(untilLogout.read('newsRead')).toEqual(['a', 'b'])
  })

  it('calls those who watch at a change, and nobody who has stopped', () => {
    const { untilLogout } = browser()
    const [watching, stopped] = [vi.fn(), vi.fn()]
    untilLogout.watch(watching)
    untilLogout.watch(stopped)()
    untilLogout.keep('newsRead', ['a'])
    expect(watching).toHaveBeenCalledOnce()
    expect(stopped).not.toHaveBeenCalled()
  })
})

it('keeps on the device what outlives the session', () => {
  const { local, device } = browser()
  device.keep('putOff', [{ of: '1f', until: 5 }])
  forget(local)
  expect(device.read('putOff')).toEqual([{ of: '1f', until: 5 }])
})
