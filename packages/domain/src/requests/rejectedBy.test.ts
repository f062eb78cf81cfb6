import { describe, expect, it } from 'vitest'
import { instant } from '../instant.ts'
import { emptyBalances } from '../ledger/ledger.ts'
import { money } from '../money/money.ts'
import { requests } from './module.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))

describe('a request that names a further restriction', () => {
  it.each(['frozen', 'disabled'] as const)('is rejected on an account that is %s, as any other', (one) => {
    const request = {
      id: 'r1',
      kind: 'cash.withdrawal',
      terms: {},
      hold: money('USD', '50'),
      rejectedBy: ['withdrawalBanned'],
      submittedAt: now,
    } as const
    const context = {
      now,
      newId: 'x1',
      ledger: emptyBalances,
      review: { mode: 'operator' },
      restrictions: [one],
    } as const
    const decided = requests.decide(
      { kind: 'requests.decide', request: 'r1', decision: 'pass', reason: '' },
      { underReview: { r1: request } },
      context,
    )
    expect(decided).toMatchObject({
      value: { events: [{ kind: 'requests.rejected', cause: 'restriction' }] },
    })
  })
})
