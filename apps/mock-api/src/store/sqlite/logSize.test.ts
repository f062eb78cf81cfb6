import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { tradeCancel, tradeClose, tradePlace } from '@onelot/api-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitBuy, marketBuy } from '../../testing/appleOrders.ts'
import { type TestBroker, type TestMember, createTestBroker } from '../../testing/testBroker.ts'
import { createSqliteStore } from '../sqlite.ts'

const CLIENTS = 64
/** What each account has bought and sold before. */
const CLOSED = 5
const ORDERS = 4
const KIB = 1_024

let folder: string
let file: string
let world: TestBroker
let members: readonly TestMember[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'log-'))
  file = join(folder, 'onelot.sqlite')
  world = await createTestBroker({ store: await createSqliteStore(file) })
  const registered: TestMember[] = []
  // One by one: only so many passwords are hashed at once.
  for (let n = 0; n < CLIENTS; n += 1) registered.push(await world.register(`0102222${String(1_000 + n)}`))
  members = registered
  await Promise.all(
    members.map(async (member) => {
      for (let count = 0; count < CLOSED; count += 1) await undo(member, await order(member, 1))
    }),
  )
}, 60_000)
afterAll(async () => {
  await world.broker.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Every second order rests; the others fill at the market. */
async function order(member: TestMember, index: number) {
  const rests = index % 2 === 0
  const { position } = await world.call(tradePlace, rests ? limitBuy('1.00') : marketBuy(1), member)
  return { id: position.id, rests }
}
async function undo(member: TestMember, { id, rests }: Awaited<ReturnType<typeof order>>): Promise<void> {
  if (rests) await world.call(tradeCancel, { order: id }, member)
  else await world.call(tradeClose, { position: id, lots: 1, type: 'market' }, member)
}

/** Bytes of the log that the work writes. */
async function written(work: () => Promise<unknown>): Promise<number> {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  expect(statSync(`${file}-wal`).size).toBe(0)
  await work()
  return statSync(`${file}-wal`).size
}

it('an order that comes alone writes at most 64 KiB to the log', async () => {
  const bytes = await written(async () => {
    for (const [index, member] of members.entries()) await order(member, index)
  })
  expect(bytes / CLIENTS / KIB).toBeLessThanOrEqual(64)
})

it('an order of 64 clients at once writes at most 32 KiB to the log', async () => {
  const bytes = await written(() =>
    Promise.all(
      members.map(async (member) => {
        for (let count = 0; count < ORDERS; count += 1) await order(member, count)
      }),
    ),
  )
  expect(bytes / CLIENTS / ORDERS / KIB).toBeLessThanOrEqual(32)
})
