import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { isAverageExit } from './averageExit.ts'

const opened = { purpose: 'open', price: decimal('26700') } as const
const closed = (price: string) => ({ purpose: 'close', price: decimal(price) }) as const

describe('the exit price of a position', () => {
  it('is an average of several exits', () => {
    expect(isAverageExit(decimal('25640'), [opened, closed('26750'), closed('24900')])).toBe(true)
  })

  it('is an average of an exit and of a fraction that a split paid out', () => {
    expect(isAverageExit(decimal('25640.5'), [opened, closed('25650')])).toBe(true)
  })

  it('is that of its only exit', () => {
    expect(isAverageExit(decimal('25650.0'), [opened, closed('25650')])).toBe(false)
  })
})
