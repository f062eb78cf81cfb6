import { afterEach, expect, it, vi } from 'vitest'
import { createNodeBroker } from '../node.ts'
import { startPostgres } from '../testing/postgres.ts'
import { requestTo } from '../testing/testBroker.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('a broker says in one line a minute, without a stack, that PostgreSQL is down, whatever is asked meanwhile', async () => {
  const server = await startPostgres()
  const printed: (readonly unknown[])[] = []
  vi.spyOn(console, 'error').mockImplementation((...line: readonly unknown[]) => {
    printed.push(line)
  })
  const broker = await createNodeBroker({ databaseUrl: server.url, vaultKey: '7'.repeat(64), demo: false })
  await server.stop()
  const ask = async () => {
    const registration = { phone: '01011110000', password: 'Onelot2026', passwordConfirm: 'Onelot2026' }
    const more = { invitation: 'ONELOT', agreementAccepted: true, privacyAccepted: true }
    const headers = { 'idempotency-key': 'register-in-an-outage' }
    const answer = await broker.fetch(requestTo('member/register', { ...registration, ...more }, headers))
    return ((await answer.json()) as { readonly msg: string }).msg
  }
  for (let asked = 0; asked < 5; asked += 1) expect(await ask()).toBe('SYSTEM_BUSY')
  for (let tick = 0; tick < 5; tick += 1)
    await broker.tick().catch((error: unknown) => {
      broker.services.log('a tick failed', error)
    })
  await broker.close()
  expect(printed).toEqual([[expect.stringMatching(/^PostgreSQL cannot be reached: .+$/)]])
})
