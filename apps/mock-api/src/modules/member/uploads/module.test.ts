import { uploadImage } from '@onelot/api-client'
import { MAX_IMAGE_BYTES, MOST_UNUSED_UPLOADS, accountId, accountStream } from '@onelot/domain'
import { describe, expect, inject, it } from 'vitest'
import { StoreConflict } from '../../../store/conflicts.ts'
import { createMemoryStore } from '../../../store/memory.ts'
import type { Store } from '../../../store/port.ts'
import { createPostgresStore } from '../../../store/postgres.ts'
import { createSqliteStore } from '../../../store/sqlite.ts'
import { badForms } from '../../../testing/badForms.ts'
import {
  fileOf,
  formOf,
  pictureOf,
  plainPng,
  pngOf,
  secretWords,
  wordyPng,
} from '../../../testing/pictures.ts'
import { createDatabase } from '../../../testing/postgres.ts'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
} from '../../../testing/testBroker.ts'
import { claimUploads, imageFor } from '../../base/uploadedImages.ts'

const HOUR_MS = 3_600_000

async function opened(options: Parameters<typeof createTestBroker>[0] = {}) {
  const world = await createTestBroker(options)
  const member = await world.register('01011110000')
  return { ...world, member, world }
}
const upload = async ({ call }: TestBroker, member: TestMember, image: File): Promise<string> =>
  (await call(uploadImage, { image }, member)).key
const claim = ({ broker: { services } }: TestBroker, member: TestMember, keys: Record<string, string>) =>
  claimUploads({ services, account: accountId(member.account), now: services.clock.now() }, keys)
const mismatch = (...fields: readonly string[]) => ({
  ok: false,
  refusal: {
    code: 'KEY_MISMATCH',
    params: {},
    fields: Object.fromEntries(fields.map((field) => [field, 'unknown'])),
  },
})
/** Claims pictures, and stores what the claim asks for. */
async function use(world: TestBroker, member: TestMember, keys: Record<string, string>): Promise<void> {
  const claimed = await claim(world, member, keys)
  if (!claimed.ok) throw new Error(claimed.refusal.code)
  await world.broker.services.store.changeRecords(claimed.value)
}
/** What stores a command that uses a picture of a member; of the member's own account where no other is named. */
async function using(world: TestBroker, owner: TestMember, voucher: string, account = owner) {
  const { commands, clock } = world.broker.services
  const claimed = await claim(world, owner, { voucher })
  const name = nextKey()
  const meta = { actor: account.account, command: name, correlation: name }
  const stream = accountStream(accountId(account.account))
  const command = { kind: 'watchlist.addGroup', name } as const
  const plan = await commands.plan({ stream, command, now: clock.now(), meta })
  if (!plan.ok || !claimed.ok) throw new Error('refused')
  return () => commands.commit(plan.value, { records: claimed.value })
}
const seenBy = ({ broker: { services } }: TestBroker, reader: TestMember | 'operator', key: string) =>
  imageFor(reader === 'operator' ? reader : accountId(reader.account), key, services)
const storedUploads = async ({ broker }: TestBroker): Promise<number> => {
  const { store } = broker.services
  const [images, contents] = await Promise.all(
    ['uploads.images', 'uploads.contents'].map((collection) => store.records({ collection })),
  )
  expect(images?.map(({ key }) => key)).toEqual(contents?.map(({ key }) => key))
  return images?.length ?? 0
}

describe('a picture', () => {
  it('is kept by a key without its metadata, for its owner and operators only', async () => {
    const { world, member } = await opened()
    const key = await upload(world, member, fileOf(wordyPng()))
    const bytes = new Uint8Array(plainPng())
    const seen = { type: 'image/png', width: 4, height: 3, account: member.account, used: false, bytes }
    expect(await seenBy(world, member, key)).toMatchObject(seen)
    expect(await seenBy(world, 'operator', key)).toMatchObject(seen)
    expect(await seenBy(world, await world.register('01022220000'), key)).toBeUndefined()
  })

  it('says that it is uploaded', async () => {
    const { world, member } = await opened()
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    const { msg } = await world.send('upload/image', formOf(['image', pictureOf(1)]), headers)
    expect(msg).toBe('UPLOADED')
  })

  it('is not readable in the store', async () => {
    const { world, member } = await opened()
    const pixels = Buffer.from('what the picture shows')
    const key = await upload(world, member, fileOf(wordyPng({ pixels })))
    const { store } = world.broker.services
    const dump = JSON.stringify(await store.dump())
    expect(dump).not.toContain(pixels.toString())
    expect(dump).not.toContain(secretWords)
    const content = await store.record('uploads.contents', key)
    const [sealed = ''] = Object.values<string>({ ...content?.body })
    const parts = sealed.split('.').map((part) => Buffer.from(part, 'base64'))
    expect(parts.map(({ length }) => length)).toEqual([12, plainPng({ pixels }).length + 16])
    expect(parts.map((part) => part.includes(pixels))).toEqual([false, false])
  })

  it.each(badForms().map((bad) => [bad.why, bad] as const))('is refused: a form %s', async (_, bad) => {
    const { world, member } = await opened()
    const headers = { ...headersOf(member), 'idempotency-key': nextKey(), ...bad.headers }
    const { http, msg, data } = await world.send('upload/image', bad.body, headers)
    expect([http, msg, data]).toEqual([200, 'VALIDATION', { params: {}, fields: bad.fields }])
    expect(await storedUploads(world)).toBe(0)
  })

  const stores: readonly (readonly [string, () => Promise<Store>])[] = [
    ['memory', () => Promise.resolve(createMemoryStore())],
    ['SQLite', () => createSqliteStore(':memory:')],
    ['PostgreSQL', async () => createPostgresStore(await createDatabase(inject('postgres')))],
  ]
  it.each(stores)('of 5 MiB is kept whole: %s', async (_, create) => {
    const { world, member } = await opened({ store: await create() })
    const largest = pngOf(MAX_IMAGE_BYTES)
    const key = await upload(world, member, fileOf(largest))
    await use(world, member, { voucher: key })
    const seen = await seenBy(world, 'operator', key)
    expect(seen?.used).toBe(true)
    expect(Buffer.compare(seen?.bytes ?? Buffer.alloc(0), largest)).toBe(0)
    await world.broker.close()
  })

  it('is shared by two brokers on one database', async () => {
    const url = await createDatabase(inject('postgres'))
    const first = await opened({ store: await createPostgresStore(url) })
    const second = await createTestBroker({ store: await createPostgresStore(url) })
    const key = await upload(first.world, first.member, pictureOf(1))
    await use(second, first.member, { voucher: key })
    expect(await claim(first.world, first.member, { voucher: key })).toEqual(mismatch('voucher'))
    expect((await seenBy(second, 'operator', key))?.bytes).toEqual(
      new Uint8Array(await pictureOf(1).arrayBuffer()),
    )
    await first.broker.close()
    await second.broker.close()
  })
})

describe('an idempotency key', () => {
  it('has one picture: the same bytes are answered with the same key, whatever the file is named', async () => {
    const { world, member } = await opened()
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    const send = (bytes: Uint8Array, name: string) =>
      world.send('upload/image', formOf(['image', fileOf(bytes, name)]), headers)
    const first = await send(wordyPng(), 'a.png')
    expect((await send(wordyPng(), 'b.png')).text).toBe(first.text)
    expect((await send(plainPng(), 'a.png')).msg).toBe('IDEMPOTENCY_KEY_REUSED')
    const asLong = wordyPng()
    asLong.set([9], asLong.length - 1)
    expect((await send(asLong, 'a.png')).msg).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await storedUploads(world)).toBe(1)
  })
})

describe('a key', () => {
  it('that no command has used ends after 24 hours, and the picture is deleted', async () => {
    const { world, member, clock, pass } = await opened()
    const key = await upload(world, member, pictureOf(1))
    clock.advance(24 * HOUR_MS - 1)
    expect((await claim(world, member, { voucher: key })).ok).toBe(true)
    clock.advance(1)
    expect(await claim(world, member, { voucher: key })).toEqual(mismatch('voucher'))
    expect(await seenBy(world, member, key)).toBeUndefined()
    await pass(HOUR_MS)
    expect(await storedUploads(world)).toBe(0)
  })

  it('is used once, and the picture kept from then on', async () => {
    const { world, member, pass } = await opened()
    const key = await upload(world, member, pictureOf(1))
    await use(world, member, { voucher: key })
    expect(await claim(world, member, { voucher: key })).toEqual(mismatch('voucher'))
    await pass(30 * 24 * HOUR_MS)
    expect(await seenBy(world, member, key)).toMatchObject({ used: true, account: member.account })
  })

  it('is refused where it is another’s, unknown, or named by two fields', async () => {
    const { world, member } = await opened()
    const [front, back] = [
      await upload(world, member, pictureOf(1)),
      await upload(world, member, pictureOf(2)),
    ]
    const other = await world.register('01022220000')
    expect(await claim(world, other, { front, back })).toEqual(mismatch('front', 'back'))
    expect(await claim(world, member, { front, back: 'f'.repeat(32) })).toEqual(mismatch('back'))
    expect(await claim(world, member, { front, back: front })).toEqual(mismatch('back'))
    await use(world, member, { front, back })
    expect(await claim(world, member, { front, back })).toEqual(mismatch('front', 'back'))
  })

  it('that two commands use at once is used by one, and nothing of the other is stored', async () => {
    const { world, member } = await opened()
    const other = await world.register('01022220000')
    const { streams } = world.broker.services
    const voucher = await upload(world, member, pictureOf(1))
    const version = async () => (await streams.load(accountStream(accountId(other.account)))).version
    const before = await version()
    const [first, second] = [await using(world, member, voucher), await using(world, member, voucher, other)]
    expect(await first()).toMatchObject({ ok: true })
    await expect(second()).rejects.toThrow(StoreConflict)
    expect(await version()).toBe(before)
    expect(await claim(world, member, { voucher })).toEqual(mismatch('voucher'))
  })

  it('ends for the earliest of the unused ones, where there are too many of them', async () => {
    const { world, member, pass } = await opened()
    const used = await upload(world, member, pictureOf(100))
    await use(world, member, { voucher: used })
    const keys: string[] = []
    for (let number = 0; number <= MOST_UNUSED_UPLOADS; number += 1) {
      keys.push(await upload(world, member, pictureOf(number)))
      await pass(1)
    }
    const [first = '', second = ''] = keys
    expect(await claim(world, member, { voucher: first })).toEqual(mismatch('voucher'))
    expect((await claim(world, member, { voucher: second })).ok).toBe(true)
    expect(await storedUploads(world)).toBe(MOST_UNUSED_UPLOADS + 1)
    expect((await seenBy(world, member, used))?.used).toBe(true)
  })

  it('that a command has used meanwhile does not end with them', async () => {
    const memory = createMemoryStore()
    let meanwhile = (): Promise<unknown> => Promise.resolve()
    const store: Store = {
      ...memory,
      async records(filter) {
        const found = await memory.records(filter)
        const happens = meanwhile
        meanwhile = () => Promise.resolve()
        await happens()
        return found
      },
    }
    const { world, member, pass } = await opened({ store })
    const first = await upload(world, member, pictureOf(0))
    for (let number = 1; number < MOST_UNUSED_UPLOADS; number += 1) {
      await pass(1)
      await upload(world, member, pictureOf(number))
    }
    meanwhile = async () => (await using(world, member, first))()
    await upload(world, member, pictureOf(MOST_UNUSED_UPLOADS))
    expect(await seenBy(world, member, first)).toMatchObject({ used: true })
    expect(await storedUploads(world)).toBe(MOST_UNUSED_UPLOADS + 1)
  })
})

describe('an operator', () => {
  it('looks at a picture', async () => {
    const { world, member, operate, askOperator } = await opened({ operator: 'open' })
    const key = await upload(world, member, pictureOf(1))
    const content = Buffer.from(await pictureOf(1).arrayBuffer()).toString('base64')
    const seen = { account: member.account, type: 'image/png', width: 4, height: 3, used: false, content }
    expect(await operate('upload', { key })).toMatchObject({ status: 1, data: seen })
    expect(await askOperator('upload', { key: 'f'.repeat(32) })).toMatchObject({ msg: 'KEY_MISMATCH' })
    expect(await askOperator('upload', { key: 'no key' })).toMatchObject({ msg: 'VALIDATION' })
  })
})
