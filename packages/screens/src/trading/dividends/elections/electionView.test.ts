import { type Instant, instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { countedTo, lastMoment, phaseOf, shownOf } from './electionView.ts'

const at = (hour: number): Instant => instant(Date.UTC(2026, 2, 12, hour))
const [opensAt, deadline] = [at(8), at(20)]
const [before, after] = [at(19), at(20)]
const inState = (state: Parameters<typeof phaseOf>[0]['state']) => ({ state, opensAt, deadline })

describe('an elective dividend', () => {
  it('is in the state of its answer until the deadline', () => {
    for (const state of ['ahead', 'open', 'underReview', 'accepted'] as const)
      expect(phaseOf(inState(state), before)).toBe(state)
  })

  it('is paid in cash from the deadline on, but where shares were accepted', () => {
    for (const state of ['open', 'underReview', 'closed'] as const)
      expect(phaseOf(inState(state), after)).toBe('closed')
    expect(phaseOf(inState('accepted'), after)).toBe('fixed')
  })

  it('that is chosen shows where the site has stopped offering it', () => {
    const all = (['ahead', 'open', 'underReview', 'accepted'] as const).map(inState)
    expect(shownOf(all, true, before)).toEqual(all)
    expect(shownOf(all, false, before)).toEqual([inState('underReview'), inState('accepted')])
    expect(shownOf(all, false, after)).toEqual([inState('accepted')])
  })

  it('is waited for until it can be chosen, and then until the deadline', () => {
    expect(countedTo(inState('ahead'), 'ahead')).toBe(opensAt)
    for (const phase of ['open', 'underReview', 'accepted'] as const)
      expect(countedTo(inState('open'), phase)).toBe(deadline)
    for (const phase of ['fixed', 'closed'] as const)
      expect(countedTo(inState('open'), phase)).toBeUndefined()
  })

  it('buys shares at the close of the day that ends at midnight', () => {
    expect(lastMoment({ deadline: instant(Date.UTC(2026, 2, 13)) })).toMatch(/^2026-03-12T/)
  })
})
