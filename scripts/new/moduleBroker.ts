import type { Names } from './moduleNames.ts'

/** The module's part of the contract. */
export const contractText = ({ name }: Names): string => `import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { listAnswerShape, listPageShape } from './paging.ts'
import { rowsOf } from './rows.ts'
import { instantText } from './scalars.ts'

const noteShape = z.object({
  id: z.string(),
  text: z.string(),
  keptAt: instantText,
  expiresAt: instantText,
  expired: z.boolean(),
})

export const ${name}Keep = defineEndpoint({
  path: '${name}/keep',
  summary: 'Keeps a note for a day.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({ note: noteShape }),
  refusals: [],
  successes: ['ADDED'],
  example: { text: 'Look again' },
})

export const ${name}List = defineEndpoint({
  path: '${name}/list',
  summary: 'The member’s notes, newest first; those that have expired too.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject(listPageShape),
  response: z.object({ notes: rowsOf(noteShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const ${name} = { ${name}Keep, ${name}List } as const
`

const endpoints = ({ name }: Names) => `import { contract } from '@onelot/api-client'
import { type StateOf, accountStream, modules, ok, sliceOf } from '@onelot/domain'
import { storedPage } from '../../http/paging.ts'
import { type Route, memberRead, memberWrite } from '../../http/route.ts'
import type { Plan } from '../../kernel/plan.ts'
import type { Found } from '../../store/lists.ts'
import { decidedForMember } from '../decided.ts'

const { ${name}: rules } = modules
const { ${name}Keep, ${name}List } = contract.${name}

type Note = StateOf<typeof rules>['notes'][string]

const onWire = ({ id, text, keptAt, expiresAt }: Note, expired: boolean) => ({
  id,
  text,
  keptAt,
  expiresAt,
  expired,
})

/** @throws Error where the plan keeps none */
function keptBy({ before, after }: Plan): Note {
  const earlier = sliceOf(before, rules).notes
  const notes = Object.values<Note>(sliceOf(after, rules).notes)
  const note = notes.find(({ id }) => !Object.hasOwn(earlier, id))
  if (note === undefined) throw new Error('a note was accepted and is not kept')
  return note
}

/** The rules write each note as the body of its row. */
const noteIn = ({ row }: Found): Note => row.body as Note

export const routes: readonly Route[] = [
  memberWrite(${name}Keep, async ({ text }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: '${name}.keepNote', text })
    if (!decided.ok) return decided
    const note = onWire(keptBy(decided.value), false)
    return ok({ data: { note }, message: 'ADDED', plan: decided.value })
  }),

  memberRead(${name}List, async (page, { services, account }) => {
    const filter = { collection: '${name}.notes', stream: accountStream(account) }
    const found = await storedPage(services, filter, page)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    return ok({ notes: rows.map((row) => onWire(noteIn(row), row.row.state === 'expired')), ...rest })
  }),
]
`

const broker = ({ name }: Names) => `import { modules } from '@onelot/domain'
import { type BrokerModule, rulesOf } from '../brokerModule.ts'
import { routes } from './endpoints.ts'

export const ${name}: BrokerModule = {
  routes,
  rules: rulesOf(modules.${name}, ({ base }) => base),
}
`

const test = ({ name }: Names) => `import { contract } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { createTestBroker, headersOf, nextKey } from '../../testing/testBroker.ts'

const { ${name}Keep, ${name}List } = contract.${name}
const DAY_MS = 86_400_000
const firstPage = { pageSize: 10 }

describe('a note', () => {
  it('is listed, and expires after a day', async () => {
    const { call, register, pass } = await createTestBroker()
    const member = await register('01011110000')
    const { note } = await call(${name}Keep, { text: 'Look again' }, member)
    await pass(DAY_MS - 1)
    expect(await call(${name}List, firstPage, member)).toEqual({ notes: [note], total: 1 })
    await pass(1)
    expect(await call(${name}List, firstPage, member)).toEqual({
      notes: [{ ...note, expired: true }],
      total: 1,
    })
  })

  it('is not shown to another member', async () => {
    const { call, register } = await createTestBroker()
    await call(${name}Keep, { text: 'Look again' }, await register('01011110000'))
    const other = await register('01022220000')
    expect(await call(${name}List, firstPage, other)).toEqual({ notes: [], total: 0 })
  })

  it('is refused without a text', async () => {
    const { send, register } = await createTestBroker()
    const headers = { ...headersOf(await register('01011110000')), 'idempotency-key': nextKey() }
    const answered = await send(${name}Keep.path, { text: ' ' }, headers)
    expect(answered).toMatchObject({ status: 0, msg: 'VALIDATION', data: { fields: { text: 'required' } } })
  })
})
`

/** Files of the broker's folder. */
export const brokerFiles = (names: Names): Readonly<Record<string, string>> => ({
  'module.ts': broker(names),
  'endpoints.ts': endpoints(names),
  'module.test.ts': test(names),
})
