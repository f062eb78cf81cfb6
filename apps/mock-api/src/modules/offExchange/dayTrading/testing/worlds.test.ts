import { type DayTradingOverview, type ResponseOf, contract, tradeDayTrades } from '@onelot/api-client'
import { expect, it } from 'vitest'
import { readInWorld } from '../../../../testing/readInWorld.ts'
import type { WorldName } from '../../../../worlds/worlds.ts'

const { dayTradingOverview } = contract.dayTrading

/** The Korean market, and what became of the member's day trades. */
async function read(world: WorldName) {
  const { markets } = (await readInWorld(world, dayTradingOverview.path, {})) as DayTradingOverview
  const { positions } = (await readInWorld(world, tradeDayTrades.path, {})) as ResponseOf<
    typeof tradeDayTrades
  >
  return {
    korea: markets.find(({ market }) => market === 'KRX'),
    states: positions.map(({ position }) => position.status),
  }
}

it('of dayTrades two are open, one waits and two have ended, within the limit', async () => {
  const { korea, states } = await read('dayTrades')
  expect(states).toEqual(['holding', 'holding', 'pendingOrder', 'closed', 'closed'])
  expect(korea).toMatchObject({ today: { closed: 2 }, lossLimit: { amount: '300000' }, stopped: false })
})

it('of dayTradesStopped the limit is reached, and what waited is rejected', async () => {
  const { korea, states } = await read('dayTradesStopped')
  expect(states).toEqual(['holding', 'rejected', 'closed'])
  expect(korea).toMatchObject({ stopped: true, today: { closed: 1 } })
})

it('of dayTradesEnded the cutoff has closed two and ended one', async () => {
  const { korea, states } = await read('dayTradesEnded')
  expect(states.toSorted()).toEqual(['closed', 'closed', 'expired'])
  expect(korea).toMatchObject({ today: { closed: 2 }, opensAt: '2026-03-11T00:00:00.000Z' })
})

it('of dayTradeCarried one waits for the first price', async () => {
  expect((await read('dayTradeCarried')).states).toEqual(['holding'])
})
