import { expect, it, vi } from 'vitest'
import { createScreenTimes } from './screenTimes.ts'

it('says of each opened screen once how long it took', () => {
  let at = 840.4
  const report = vi.fn()
  const times = createScreenTimes({ first: 'default', now: () => at, report })
  times.drawn('home')
  times.drawn('home')
  at = 2_000
  times.opened('a1')
  at = 2_050
  times.opened('a1')
  at = 2_065
  times.drawn('market')
  expect(report.mock.calls).toEqual([
    [{ kind: 'timing', screen: 'home', ms: 840 }],
    [{ kind: 'timing', screen: 'market', ms: 65 }],
  ])
})
