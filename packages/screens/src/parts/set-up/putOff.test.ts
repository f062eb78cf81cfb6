import { accountId, instant } from '@onelot/domain'
import { expect, it } from 'vitest'
import { isPutOff, withPutOff } from './putOff.ts'

const [ours, another] = [accountId('A00000000000000001'), accountId('A00000000000000002')]
const DAY_MS = 86_400_000
const begin = instant(0)

it('is known for 30 days, of that account alone', () => {
  const kept = withPutOff(undefined, ours, begin)
  expect(isPutOff(kept, ours, instant(30 * DAY_MS - 1))).toBe(true)
  expect(isPutOff(kept, another, begin)).toBe(false)
  expect(isPutOff(kept, ours, instant(30 * DAY_MS))).toBe(false)
})

it('is kept of several accounts, and names none', () => {
  const kept = withPutOff(withPutOff(undefined, ours, begin), another, begin)
  expect([isPutOff(kept, ours, begin), isPutOff(kept, another, begin)]).toEqual([true, true])
  expect(JSON.stringify(kept)).not.toContain(ours)
})

it.each(['nonsense', {}, [null, { of: 1 }]])('ignores %j, which is not ours', (kept) => {
  expect(isPutOff(kept, ours, begin)).toBe(false)
  expect(isPutOff(withPutOff(kept, ours, begin), ours, begin)).toBe(true)
})
