import { expect, it } from 'vitest'
import { isPushed } from './pushed.ts'

const keptAs = (value: unknown) => ({ read: () => value })
const fill = { kind: 'orderFilled', params: {} }

it('what a device is sent is known by its kind', () => {
  expect(isPushed(keptAs({ alerts: false, fills: true, dueDates: false }), fill)).toBe(true)
  expect(isPushed(keptAs({ alerts: true, fills: false, dueDates: true }), fill)).toBe(false)
  expect(isPushed(keptAs({ fills: true }), { kind: 'dividendPaid', params: {} })).toBe(false)
})

it.each([undefined, null, 'fills', ['fills'], { fills: 'yes' }])('nothing is known by %j', (kept) => {
  expect(isPushed(keptAs(kept), fill)).toBe(false)
})
