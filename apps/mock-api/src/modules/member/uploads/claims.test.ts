import { contract, defineEndpoint, uploadImage, uploadKeyText } from '@onelot/api-client'
import { ok } from '@onelot/domain'
import { watchlist } from '@onelot/domain/modules/market/watchlist'
import { describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { memberWrite } from '../../../http/route.ts'
import { createMemoryStore } from '../../../store/memory.ts'
import { createPostgresStore } from '../../../store/postgres.ts'
import { pictureOf } from '../../../testing/pictures.ts'
import { createDatabase } from '../../../testing/postgres.ts'
import { type TestBroker, createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'
import type { BrokerModule } from '../../base/brokerModule.ts'
import { decidedForMember } from '../../base/decided.ts'
import { claimUploads } from '../../base/uploadedImages.ts'

const { watchlistGroups } = contract.watchlist

/** A call that needs a picture: it adds a group of a name to the watchlist. */
const testReceipt = defineEndpoint({
  path: 'test/receipt',
  summary: '',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ voucher: uploadKeyText, name: z.string() }),
  response: z.object({}),
  refusals: ['KEY_MISMATCH', 'WATCH_GROUP_EXISTS', 'WATCH_GROUPS_FULL'],
  successes: [],
})
const receipts: BrokerModule = {
  routes: [
    memberWrite(testReceipt, async ({ voucher, name }, visit) => {
      const command = { kind: 'watchlist.addGroup', name } as const
      const planned = await decidedForMember(visit, watchlist, command)
      if (!planned.ok) return planned
      const claimed = await claimUploads(visit, { voucher })
      return claimed.ok ? ok({ data: {}, plan: planned.value, records: claimed.value }) : claimed
    }),
  ],
}

const phone = '01011110000'
const oneBroker = async (): Promise<readonly TestBroker[]> => [
  await createTestBroker({ besides: [receipts], store: createMemoryStore() }),
]
async function twoBrokers(): Promise<readonly TestBroker[]> {
  const url = await createDatabase(inject('postgres'))
  const broker = async () => createTestBroker({ besides: [receipts], store: await createPostgresStore(url) })
  return [await broker(), await broker()]
}

describe.each([
  ['one broker', oneBroker],
  ['two brokers', twoBrokers],
])('requests to %s', (_, create) => {
  async function opened() {
    const brokers = await create()
    const [first] = brokers
    const last = brokers.at(-1)
    if (first === undefined || last === undefined) throw new Error('a broker')
    const member = await first.register(phone)
    const send = async (world: TestBroker, name: string, voucher: string) => {
      const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
      return (await world.send('test/receipt', { voucher, name }, headers)).msg
    }
    const groups = async () => (await last.call(watchlistGroups, {}, member)).groups.length
    const { key } = await first.call(uploadImage, { image: pictureOf(1) }, member)
    const close = async () => {
      for (const { broker } of brokers) await broker.close()
    }
    return { first, last, send, groups, key, close }
  }

  it('that name one key at the same time are carried out once', async () => {
    const { first, last, send, groups, key, close } = await opened()
    const answers = await Promise.all([send(first, 'A', key), send(last, 'B', key), send(first, 'C', key)])
    expect(answers.toSorted()).toEqual(['', 'KEY_MISMATCH', 'KEY_MISMATCH'])
    expect(await groups()).toBe(2)
    await close()
  })

  it('that are refused leave the key unused', async () => {
    const { first, last, send, key, close } = await opened()
    expect(await send(first, '', key)).toBe('VALIDATION')
    expect(await send(last, 'A', key)).toBe('')
    expect(await send(first, 'B', key)).toBe('KEY_MISMATCH')
    await close()
  })
})
