import { instrumentId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as modules from '../modules/index.ts'
import { newShareTerms } from '../testing/auctioning.ts'
import { appleBlock, appleOtc } from '../modules/offExchange/blocks/testing/terms.ts'
import { extremeIntegers, extremeRequests } from '../testing/extremeNumbers.ts'
import { offerTerms } from '../modules/newShares/offers/testing/terms.ts'
import { northMentor } from '../modules/managed/mentors/testing/terms.ts'
import { appleIncrease } from '../testing/increasing.ts'
import { applePlacement } from '../modules/offExchange/placementOffers/testing/terms.ts'
import { createTestBroker, nextKey } from '../testing/testBroker.ts'

const DAY_MS = 86_400_000
const instrument = instrumentId('US:AAPL')
const dividend = { instrument, amount: '0.26', exDate: '2026-03-16', payDate: '2026-03-20' }
const split = { instrument, ratio: { to: 2, from: 1 }, exDate: '2026-03-16' }
const points = { account: 'an-account', points: 10, reason: 'paid on time' }

/** What an operator's call takes, by its path. */
const goodBodies: Readonly<Record<string, readonly object[]>> = {
  '/offer': [offerTerms],
  '/offer/price': [{ offer: offerTerms.offer, price: '12000' }],
  '/auction': [newShareTerms],
  '/block': [appleBlock, appleOtc],
  '/placement': [applePlacement],
  '/increase': [appleIncrease],
  '/mentor': [northMentor],
  '/price': [{ instrument, price: '100.00' }],
  '/dividend': [dividend],
  '/split': [split],
  '/creditScore': [points],
  '/reviews': [{ kind: 'deposits.deposit', review: { mode: 'auto', delayMs: 1_000 } }],
  '/settings': [{}],
}

const parts = Object.values(modules)
const calls = parts.flatMap(({ operator = [] }) => operator)
const figures = parts.flatMap(({ settings }) => (settings === undefined ? [] : [settings]))
const shapes = [
  ...calls.map(({ path, shape }) => ({ path, shape, of: path })),
  // The schema of the settings leaves those of modules to the modules.
  ...figures.map(({ module, shape }) => ({
    path: '/settings',
    shape: z.strictObject({ modules: z.strictObject({ [module]: shape }) }),
    of: `/settings of ${module}`,
  })),
]
const withNumbers = shapes.filter(({ shape }) => extremeRequests(shape, {}).length > 0)

describe('an extreme number of an operator', () => {
  it('has a field in calls of offers, auctions, blocks, prices, actions and settings', () => {
    expect(withNumbers.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(goodBodies)))
  })

  it.each(withNumbers.map((one) => [one.of, one] as const))(
    'is taken or refused by %s by a rule, and the day goes on',
    async (_, { path, shape }) => {
      const good = goodBodies[path] ?? []
      expect(good, `a body of ${path}`).not.toEqual([])
      const faults: string[] = []
      const anew = () => createTestBroker({ operator: 'open', log: (message) => faults.push(message) })
      let world = await anew()
      for (const { field, value, body, isOutside } of good.flatMap((one) =>
        extremeRequests(shape, { ...one }),
      )) {
        const why = `${field} of ${String(value)}`
        const { msg, status } = await world.askOperator(path.slice(1), body)
        expect([why, msg]).not.toEqual([why, 'SYSTEM_BUSY'])
        if (isOutside) expect([why, msg]).toEqual([why, 'VALIDATION'])
        // What was refused has changed nothing.
        if (status !== 1) continue
        await world.pass(DAY_MS)
        expect(faults, why).toEqual([])
        world = await anew()
      }
    },
  )

  it.each(extremeIntegers)(
    'as the window of a limit, %d ms, leaves a caller answered by a rule',
    async (windowMs) => {
      const faults: string[] = []
      const { askOperator, send } = await createTestBroker({
        operator: 'open',
        log: (message) => faults.push(message),
      })
      await askOperator('settings', { guestSubmissions: { max: 1, windowMs } })
      for (let index = 0; index < 3; index += 1)
        await send(
          'member/login',
          { phone: '01011110000', password: 'Wrong2026' },
          { 'idempotency-key': nextKey() },
        )
      expect(faults).toEqual([])
    },
  )
})
