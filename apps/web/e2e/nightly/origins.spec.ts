import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../fixtures.ts'
import { startBroker } from '../broker.ts'
import { register } from '../members.ts'

/** A page of nothing, at an origin of its own. */
async function servePage(): Promise<{ readonly origin: string; readonly end: () => void }> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Another page</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${String(port)}`, end: () => server.close() }
}

test('a page of another port calls the broker, and follows its stream, where its origin is listed', async ({
  page,
  complaints,
}) => {
  const [listed, unlisted] = [await servePage(), await servePage()]
  const broker = await startBroker('demo', { ALLOWED_ORIGINS: listed.origin })
  try {
    const { token, account } = await register(broker, '01055550001')
    const asked = async () =>
      page.evaluate(
        async ({ base, headers }) => {
          const send = (path: string, body: object) =>
            fetch(`${base}/api/vue/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
          try {
            const me = await send('member/me', {})
            const { status } = (await me.json()) as { status: number }
            const stream = await send('stream/open', { instruments: ['US:AAPL'] })
            const first = await stream.body?.getReader().read()
            const text = new TextDecoder().decode(first?.value)
            return { status, version: me.headers.get('account-version'), streams: text.startsWith('data: ') }
          } catch {
            return 'not allowed'
          }
        },
        { base: broker.origin, headers: { 'content-type': 'application/json', token, account } },
      )
    await page.goto(listed.origin)
    expect(await asked()).toEqual({ status: 1, version: expect.stringMatching(/^\d+$/), streams: true })
    await page.goto(unlisted.origin)
    expect(await asked()).toBe('not allowed')
    expect(complaints.splice(0)).toEqual([expect.stringContaining('blocked by CORS policy')])
  } finally {
    await broker.end()
    listed.end()
    unlisted.end()
  }
})
