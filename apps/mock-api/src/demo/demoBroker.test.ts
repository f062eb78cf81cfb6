import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { createIndexedDbStore } from '../store/indexedDb.ts'
import { demoMember } from '../worlds/guide.ts'
import { createDemoBroker } from './demoBroker.ts'

it('has its members, and what they hold, when it is opened again', async () => {
  const factory = new IDBFactory()
  const logIn = async (fetch: (request: Request) => Promise<Response>) => {
    const { phone, password } = demoMember
    const answer = await fetch(
      new Request('https://demo.example/api/vue/member/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ phone, password }),
      }),
    )
    return (await answer.json()) as { readonly status: number }
  }
  const first = await createIndexedDbStore('demo', factory)
  const opened = await createDemoBroker(first)
  expect(await logIn(opened.fetch)).toMatchObject({ status: 1 })
  const held = (await first.dump()).events?.length ?? 0
  await opened.close()

  const second = await createIndexedDbStore('demo', factory)
  const again = await createDemoBroker(second)
  expect(await logIn(again.fetch)).toMatchObject({ status: 1 })
  expect((await second.dump()).events?.length ?? 0).toBeGreaterThanOrEqual(held)
  await again.close()
})
