import { commonConfig } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { createTestBroker, headersOf, nextKey } from '../testing/testBroker.ts'
import * as modules from './index.ts'
import { isFeature } from './base/moduleSettings.ts'

const offered = Object.values(modules).flatMap(({ routes, settings }) =>
  settings !== undefined && isFeature(settings.defaults) ? [{ module: settings.module, routes }] : [],
)

/** What a member has asked for stays in reach: it goes on. */
const ofWhatRuns = [
  'blockTrades/list',
  'blockTrades/get',
  'placements/list',
  'placements/get',
  'lending/overview',
  'lending/list',
  'lending/get',
  'lending/payments',
  'lending/income',
  'lending/recall',
  'electiveDividends/overview',
  'electiveDividends/records',
  'electiveDividends/withdraw',
  'copyTrading/list',
  'copyTrading/get',
  'copyTrading/skipped',
  'copyTrading/trades',
  'copyTrading/pause',
  'copyTrading/resume',
  'copyTrading/setStopLoss',
  'copyTrading/remove',
  'copyTrading/end',
  'strategies/list',
  'strategies/get',
  'strategies/cancel',
  'strategies/end',
  'loans/overview',
  'loans/list',
  'loans/get',
  'loans/payments',
  'loans/repaymentTerms',
  'loans/repay',
  'loans/certificate',
]

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
    for (const { endpoint } of routes.filter((route) => !ofWhatRuns.includes(route.endpoint.path))) {
      const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
      const answer = await world.send(endpoint.path, endpoint.example ?? {}, headers)
      expect(answer, endpoint.path).toMatchObject({ status: 0, msg: 'PRODUCT_UNAVAILABLE' })
    }
  })
})
