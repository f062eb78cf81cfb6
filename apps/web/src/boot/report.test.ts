import type { Report } from '@onelot/screens'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportOf, reportUncaught } from './report.ts'

const timing: Report = { kind: 'timing', screen: 'market', ms: 40 }
const violation = { path: 'market/list', issues: ['rows[1].price: a decimal text is expected'] }

afterEach(() => {
  vi.restoreAllMocks()
})

const consoleOf = () => {
  const [error, warn] = (['error', 'warn'] as const).map((name) =>
    vi.spyOn(console, name).mockReturnValue(undefined),
  )
  return { error, warn }
}

describe('what happens on a page', () => {
  it('is on the console where the site takes no reports', () => {
    const { error, warn } = consoleOf()
    const report = reportOf({})
    report({ kind: 'error', error: 'broken' })
    report({ kind: 'contract', violation })
    report(timing)
    expect(error).toHaveBeenCalledExactlyOnceWith('broken')
    expect(warn).toHaveBeenCalledExactlyOnceWith(violation)
  })

  it('goes to the function of the site, also where it came later', () => {
    const { error, warn } = consoleOf()
    const scope: { onelotReport?: unknown } = {}
    const report = reportOf(scope)
    const own = vi.fn()
    scope.onelotReport = own
    report({ kind: 'error', error: 'broken' })
    expect(own).toHaveBeenCalledExactlyOnceWith({ kind: 'error', error: 'broken' })
    expect(error).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })

  it('takes nothing down where the function of the site fails, which the console says', () => {
    const { error } = consoleOf()
    const failure = new Error('no connection')
    reportOf({
      onelotReport: () => {
        throw failure
      },
    })(timing)
    expect(error).toHaveBeenCalledExactlyOnceWith(failure)
  })
})

it('what nothing caught goes to the function of the site', () => {
  const listeners = new Map<string, (event: object) => void>()
  const own = vi.fn()
  const view = {
    onelotReport: own,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  reportUncaught(view)
  listeners.get('error')?.({ error: 'thrown' })
  listeners.get('unhandledrejection')?.({ reason: 'rejected' })
  expect(own.mock.calls).toEqual([
    [{ kind: 'error', error: 'thrown' }],
    [{ kind: 'error', error: 'rejected' }],
  ])
})
