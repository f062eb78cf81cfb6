import { beforeAll, describe, expect, it } from 'vitest'
import type { Account } from './accounts.ts'
import { type Ran, runSuite } from './suite.ts'

const accounts: readonly Account[] = [
  { phone: '01012345678', password: 'Onelot2026', holds: [] },
  { phone: '01013572468', password: 'Onelot2026', holds: [] },
]
const invitations: Readonly<Record<string, string>> = { '01012345678': 'KIM4821', '01013572468': 'LEE7736' }

function dataOf(path: string, body: string, token: string): unknown {
  if (path === 'member/login') {
    const phone = accounts.find((account) => body.includes(account.phone))?.phone
    return { token: phone, account: phone }
  }
  if (path === 'member/me') return { invitation: invitations[token] }
  return path === 'upload/image' ? { key: 'pictures/front-of-a-card' } : undefined
}

/** A back end that knows its members and takes a picture, and is too busy for the rest. */
const backEnd: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  const body = typeof init?.body === 'string' ? init.body : ''
  const data = dataOf(url.split('/api/vue/')[1] ?? '', body, new Headers(init?.headers).get('token') ?? '')
  return Promise.resolve(
    Response.json(
      data === undefined ? { status: 0, msg: 'SYSTEM_BUSY', data: null } : { status: 1, msg: '', data },
    ),
  )
}

describe('what a run knows as personal', () => {
  let ran: Ran
  beforeAll(async () => {
    ran = await runSuite({ api: 'http://back.end.test', accounts, fetch: backEnd })
  })

  it('is of every member, though one answer of a read is written down', () => {
    expect(ran.answers.filter(({ path }) => path === 'member/me')).toHaveLength(1)
    expect(ran.personal).toEqual(expect.arrayContaining(Object.values(invitations)))
  })

  it('is of what writes have answered, too', () => {
    expect(ran.personal).toContain('pictures/front-of-a-card')
  })
})
