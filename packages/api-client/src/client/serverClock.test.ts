import { expect, it } from 'vitest'
import { commonConfig } from '../contract/site/common.ts'
import { createClient } from './createClient.ts'
import { createServerClock } from './serverClock.ts'

const noon = Date.parse('2026-03-10T12:00:00Z')
const deviceAtNoon = () => createServerClock(() => noon)

it('is the device’s before anything is heard', () => {
  expect(deviceAtNoon().now()).toBe(noon)
})

it('is that of an answer where the device is wrong', () => {
  const clock = deviceAtNoon()
  clock.hearAnswer('Tue, 10 Mar 2026 13:00:00 GMT')
  expect(clock.now()).toBe(noon + 3_600_000)
})

it('stays the device’s where an answer only took long', () => {
  const clock = deviceAtNoon()
  clock.hearAnswer('Tue, 10 Mar 2026 11:59:35 GMT')
  expect(clock.now()).toBe(noon)
})

it('stays what the stream said, to the millisecond, as answers come', () => {
  const clock = deviceAtNoon()
  clock.hearEvent(noon + 3_600_250)
  clock.hearAnswer('Tue, 10 Mar 2026 13:00:00 GMT')
  expect(clock.now()).toBe(noon + 3_600_250)
})

it.each([null, '', 'yesterday'])('learns nothing of %j', (date) => {
  const clock = deviceAtNoon()
  clock.hearAnswer(date)
  expect(clock.now()).toBe(noon)
})

it('is the one that a client counts by, from its first answer on', async () => {
  const client = createClient({
    origin: 'https://broker.example',
    fetch: () =>
      Promise.resolve(
        Response.json(
          { status: 1, msg: '', data: [] },
          { headers: { date: 'Tue, 10 Mar 2026 12:00:00 GMT' } },
        ),
      ),
    session: () => undefined,
    onSessionEnded: () => undefined,
    readCookie: () => undefined,
    newKey: () => 'key-1',
    now: () => noon - 2 * 86_400_000,
  })
  await client.read(commonConfig, { type: 'all' })
  expect(client.now()).toBe(noon)
})
