import { memberLogin, tradeClose, tradeCurve, tradeHoldings, tradePlace } from '@onelot/api-client'
import { type LocalDate, type Money, toLocal } from '@onelot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../../testing/testBroker.ts'
import { koreanStock } from '../../worlds/demoInstruments.ts'

const phone = '01011112222'
const zone = 'Asia/Seoul'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** From the test's time, 11:00 in Seoul, to the last moment of the day there. */
const TO_MIDNIGHT_MS = 13 * HOUR_MS - 1

interface Shown {
  readonly date: LocalDate
  readonly worth: Money
  readonly profit: Money
}

let world: TestBroker
let member: TestMember
/** What the broker said of the holdings at the end of each day, and at noon of the last. */
const shown: Shown[] = []

async function look(): Promise<void> {
  const { totalAssets, profitableFunds } = await world.call(tradeHoldings, { currency: 'TWD' }, member)
  const { date } = toLocal(zone, world.clock.now())
  shown.push({ date, worth: totalAssets, profit: profitableFunds })
}
const curve = (days: 7 | 30 | 365, at = zone) =>
  world.call(tradeCurve, { currency: 'TWD', zone: at, days }, member)

beforeAll(async () => {
  world = await createTestBroker()
  member = await world.trader(phone)
  const korean = koreanStock(world.broker.services.market)
  const buy = (instrument: typeof korean, lots: number) =>
    world.call(tradePlace, { instrument, side: 'long', type: 'market', lots, leverage: 1 }, member)
  const { position } = await buy(korean, 40)
  await world.pass(TO_MIDNIGHT_MS)
  await look()
  for (let day = 1; day < 9; day += 1) {
    await world.pass(HOUR_MS)
    member = await world.call(memberLogin, { phone, password: 'Onelot2026' })
    if (day === 2) await buy(apple, 12)
    if (day === 3) await world.call(tradeClose, { position: position.id, lots: 15, type: 'market' }, member)
    if (day === 5) await world.call(tradeClose, { position: position.id, lots: 25, type: 'market' }, member)
    await world.pass(DAY_MS - HOUR_MS)
    await look()
  }
  await world.pass(11 * HOUR_MS)
  await look()
})
afterAll(() => world.broker.close())

describe('the curve of an account', () => {
  test('has, for each day, what the holdings showed at its end, and what they show now', async () => {
    expect(shown).toHaveLength(10)
    expect((await curve(30)).days).toEqual(shown)
    expect(new Set(shown.map(({ profit }) => profit.amount)).size).toBe(10)
  })

  test('goes back as many days as are asked for', async () => {
    expect((await curve(7)).days).toEqual(shown.slice(-7))
  })

  test('begins on the day of the first money, in the zone that asks', async () => {
    const { days } = await curve(365, 'America/Los_Angeles')
    expect(days[0]?.date).toBe('2026-03-09')
    expect(days.at(-1)?.profit).toEqual(shown.at(-1)?.profit)
  })

  test.each(['Mars/Olympus', 'asia/seoul', '+09:00', ''])('is refused in a zone %s', async (name) => {
    const headers = { token: member.token, account: member.account }
    const answered = await world.send('trade/curve', { currency: 'TWD', zone: name, days: 7 }, headers)
    expect(answered.status).not.toBe(1)
  })
})
