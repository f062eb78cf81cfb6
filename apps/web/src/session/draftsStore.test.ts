import { accountId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createDraftsStore } from './draftsStore.ts'
import { createSessionStore } from './sessionStore.ts'
import { keysOf, memoryStorage } from './storage.ts'

const phone = '01012345678'
const member = { token: 't-1', account: accountId('a-1') }
const other = { token: 't-2', account: accountId('a-2') }

function browser() {
  const tab = memoryStorage()
  const session = createSessionStore(memoryStorage(), tab)
  session.start(member, phone)
  return { tab, session, drafts: createDraftsStore(tab, session) }
}

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
