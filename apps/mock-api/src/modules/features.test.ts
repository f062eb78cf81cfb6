import { type Endpoint, commonConfig } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { createTestBroker, headersOf, nextKey } from '../testing/testBroker.ts'
import * as modules from './index.ts'
import { isFeature } from './base/moduleSettings.ts'

const offered = Object.values(modules).flatMap(({ routes, settings }) =>
  settings !== undefined && isFeature(settings.defaults) ? [{ module: settings.module, routes }] : [],
)

/** Writes about what goes on: a member may still end it. */
const ofWhatRuns = [
  'lending/recall',
  'electiveDividends/withdraw',
  'copyTrading/pause',
  'copyTrading/resume',
  'copyTrading/setStopLoss',
  'copyTrading/remove',
  'copyTrading/end',
  'strategies/cancel',
  'strategies/end',
  'loans/repay',
]

/** What a member has asked for stays in reach, so the contract of such a read knows no refusal for want of the product. */
const goesOn = ({ kind, path, refusals }: Endpoint): boolean =>
  kind === 'read' ? !refusals.includes('PRODUCT_UNAVAILABLE') : ofWhatRuns.includes(path)

it('at least one module may be offered or not', () => {
  expect(offered.map(({ module }) => module)).toContain('checkIn')
})

describe.each(offered)('a site without $module', ({ module, routes }) => {
  it('says so in its configuration, and refuses each of its calls', async () => {
    const world = await createTestBroker({ operator: 'open' })
    const member = await world.register('01011110000')
    await world.operate('settings', { modules: { [module]: { feature: 'off' } } })
    const config = await world.call(commonConfig, { type: 'all' })
    expect(config).toContainEqual({ name: `feature.${module}`, value: 'off' })
    for (const { endpoint } of routes.filter((route) => !goesOn(route.endpoint))) {
      const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
      const answer = await world.send(endpoint.path, endpoint.example ?? {}, headers)
      expect(answer, endpoint.path).toMatchObject({ status: 0, msg: 'PRODUCT_UNAVAILABLE' })
    }
  })
})
