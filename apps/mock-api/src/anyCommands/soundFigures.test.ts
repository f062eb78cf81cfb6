import { tradePlace } from '@onelot/api-client'
import { accountId, accountStream, add, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { fundMonthsOf } from '../modules/funds/funds/fundMonths.ts'
import { limitBuy, marketBuy } from '../testing/appleOrders.ts'
import { createTestBroker } from '../testing/testBroker.ts'
import { monthFaults } from './soundFigures.ts'

const zone = 'Asia/Seoul'

/** The months of an account with an order that rests and a position, with what they are of. */
async function recorded() {
  const { broker, call, trader } = await createTestBroker()
  const member = await trader('01011110000')
  await call(tradePlace, limitBuy('90.00'), member)
  await call(tradePlace, marketBuy(3), member)
  const { services } = broker
  const stream = accountStream(accountId(member.account))
  const { state } = await services.streams.load(stream)
  const { events } = await services.store.load(stream, 0)
  const months = await fundMonthsOf(services, stream, { zone }, services.clock.now())
  return { state, months, events: events.map(({ event }) => event) }
}

describe('the check of the months of an account', () => {
  it('finds nothing wrong where they have what came and left', async () => {
    const { state, months, events } = await recorded()
    expect(months).toHaveLength(1)
    expect(monthFaults(state, months, events, zone)).toEqual([])
  })

  it('finds a month that counts what is on hold', async () => {
    const { state, months, events } = await recorded()
    const counted = months.map(({ sums, ...month }) => ({
      ...month,
      sums: sums.map((sum) =>
        sum.in.currency === 'USD' ? { ...sum, out: add(sum.out, money('USD', '900')) } : sum,
      ),
    }))
    expect(monthFaults(state, counted, events, zone)).toEqual([
      expect.stringMatching(/^2026-03-01 by its days is .* USD, not /),
      expect.stringMatching(/^2026-03-01 by its postings is .* USD, not /),
      expect.stringMatching(/^all months is .* USD, not /),
    ])
  })

  it('finds a month that is missing', async () => {
    const { state, events } = await recorded()
    expect(monthFaults(state, [], events, zone)).toContain('2026-03-01 is missing')
  })
})
