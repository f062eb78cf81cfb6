import { describe, expect, it, vi } from 'vitest'
import { createFailures } from './failures.ts'

const offline = () => ({ reason: 'No connection', retry: vi.fn() })

describe('the failures of a page', () => {
  it('are shown once, by the first part that failed for a reason', () => {
    const failures = createFailures()
    const [rows, indices] = [offline(), offline()]
    failures.add(rows)
    failures.add(indices)
    expect([rows, indices].map(failures.shows)).toEqual([true, false])
  })

  it('are each shown where their reasons differ', () => {
    const failures = createFailures()
    const [rows, indices] = [offline(), { ...offline(), reason: 'The server has a problem' }]
    failures.add(rows)
    failures.add(indices)
    expect([rows, indices].map(failures.shows)).toEqual([true, true])
  })

  it('are shown by the next part once the first has loaded, and listeners are called', () => {
    const failures = createFailures()
    const [rows, indices, listener] = [offline(), offline(), vi.fn()]
    const loaded = failures.add(rows)
    failures.add(indices)
    const stop = failures.subscribe(listener)
    loaded()
    expect(failures.shows(indices)).toBe(true)
    expect(listener).toHaveBeenCalledOnce()
    stop()
    failures.add(rows)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('are tried again together, and no others with them', () => {
    const failures = createFailures()
    const [rows, indices, other] = [
      offline(),
      offline(),
      { ...offline(), reason: 'The server has a problem' },
    ]
    for (const part of [rows, indices, other]) failures.add(part)
    failures.retry('No connection')
    expect(rows.retry).toHaveBeenCalledOnce()
    expect(indices.retry).toHaveBeenCalledOnce()
    expect(other.retry).not.toHaveBeenCalled()
  })
})
