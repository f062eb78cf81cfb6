import { describe, expect, it } from 'vitest'
import { newShareTerms } from '../testing/auctioning.ts'
import { appleBlock, appleOtc } from '../testing/blockTerms.ts'
import { OUTSIDE, extremeDecimals, extremeIntegers } from '../testing/extremeNumbers.ts'
import { offerTerms } from '../testing/offerTerms.ts'
import { apple, createTestBroker, nextKey } from '../testing/testBroker.ts'

const dividend = { instrument: apple, amount: '0.26', exDate: '2026-03-16', payDate: '2026-03-20' }
const split = { instrument: apple, ratio: { to: 2, from: 1 }, exDate: '2026-03-16' }
const decimals: readonly (readonly [path: string, good: object, field: string])[] = [
  ['offer', offerTerms, 'provisionalPrice'],
  ['offer', offerTerms, 'actualPrice'],
  ['offer', offerTerms, 'minFunds'],
  ['offer', offerTerms, 'depositRate'],
  ['offer', offerTerms, 'winningRate'],
  ['auction', newShareTerms, 'floor'],
  ['auction', newShareTerms, 'demand'],
  ['block', appleBlock, 'discount'],
  ['block', appleOtc, 'price'],
  ['price', { instrument: apple }, 'price'],
  ['dividend', dividend, 'amount'],
  ['settings', {}, 'stopOutRate'],
]
const limits = { guestSubmissions: { max: 1, windowMs: 60_000 } }
const integers: typeof decimals = [
  ['offer', offerTerms, 'unit'],
  ['offer', offerTerms, 'units'],
  ['offer', offerTerms, 'minShares'],
  ['auction', newShareTerms, 'shares'],
  ['auction', newShareTerms, 'minShares'],
  ['block', appleBlock, 'shares'],
  ['block', appleBlock, 'minShares'],
  ['block', appleBlock, 'lockDays'],
  ['split', split, 'ratio.to'],
  ['split', split, 'ratio.from'],
  ['settings', limits, 'guestSubmissions.max'],
  ['settings', limits, 'guestSubmissions.windowMs'],
  ['settings', { passwordSlots: { address: 1, process: 1 } }, 'passwordSlots.address'],
]
const cases = [
  ...decimals.map((one) => [...one, extremeDecimals] as const),
  ...integers.map((one) => [...one, extremeIntegers] as const),
]

function bodyWith(good: object, field: string, value: string | number): object {
  const [name = '', part] = field.split('.')
  if (part === undefined) return { ...good, [name]: value }
  const whole = new Map<string, unknown>(Object.entries(good)).get(name)
  return { ...good, [name]: { ...(whole as object), [part]: value } }
}

describe('an extreme number of an operator', () => {
  it.each(cases)(
    'is taken or refused by %s of %o in %s by a rule, and the day goes on',
    async (path, good, field, values) => {
      for (const value of values) {
        const faults: string[] = []
        const world = await createTestBroker({ operator: 'open', log: (message) => faults.push(message) })
        const { msg, status } = await world.askOperator(path, bodyWith(good, field, value))
        expect([value, msg]).not.toEqual([value, 'SYSTEM_BUSY'])
        if (Math.abs(Number(value)) > OUTSIDE) expect([value, msg]).toEqual([value, 'VALIDATION'])
        if (status !== 1) continue
        await world.pass(86_400_000)
        expect([value, faults]).toEqual([value, []])
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
