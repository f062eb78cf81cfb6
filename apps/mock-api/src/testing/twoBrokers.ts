import { accountId, accountStream } from '@onelot/domain'
import { createPostgresStore } from '../store/postgres.ts'
import { type TestBroker, type TestMember, createTestBroker, headersOf, nextKey } from './testBroker.ts'
import { mayWithdraw } from './withdrawing.ts'

const REVIEW_MS = 5_000

/** Two brokers on one database, which have the same time, and a member of both who may withdraw. */
export async function twoBrokers(url: string) {
  const mine = await mayWithdraw({ store: await createPostgresStore(url) })
  const other = await createTestBroker({ operator: 'open', store: await createPostgresStore(url) })
  await other.pass(REVIEW_MS)
  const send = (
    world: TestBroker,
    { path }: { readonly path: string },
    body: object,
    member: TestMember = mine.member,
    key = nextKey(),
  ) => world.send(path, body, { ...headersOf(member), 'idempotency-key': key })
  const eventsOf = async (kind: string) => {
    const stream = accountStream(accountId(mine.member.account))
    const { events } = await other.broker.services.store.load(stream, 0)
    return events.filter(({ event }) => event.kind === kind)
  }
  const pass = (ms: number) => Promise.all([mine.world.pass(ms), other.pass(ms)])
  const close = () => Promise.all([mine.world.broker.close(), other.broker.close()])
  return { ...mine, one: mine.world, two: other, send, eventsOf, pass, close }
}
