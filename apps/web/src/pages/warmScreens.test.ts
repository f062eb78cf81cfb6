import type { ScreenDefinition } from '@onelot/screens'
import { screenNamed } from '@onelot/screens/definitions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWarmScreens, savesData } from './warmScreens.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function warmed(reader: { readonly savesData: boolean } = { savesData: false }) {
  const later = vi.fn(() => Promise.resolve())
  const loaded: ScreenDefinition['name'][] = []
  const early = (screen: ScreenDefinition) => {
    loaded.push(screen.name)
    return Promise.resolve({ later })
  }
  return { ...createWarmScreens({ early }, () => reader.savesData), loaded, later }
}

describe('a stock', () => {
  it('is loaded with its chart once a list of stocks rests', async () => {
    const { drawn, loaded, later } = warmed()
    drawn('market', 'en')
    await vi.advanceTimersByTimeAsync(1_499)
    expect(loaded).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(loaded).toEqual(['stockDetail'])
    expect(later).toHaveBeenCalledOnce()
  })

  it('is not loaded where the list is left before, by another screen, or for a reader who saves data', async () => {
    const { drawn, loaded } = warmed()
    drawn('market', 'en')()
    drawn('settings', 'en')
    const saving = warmed({ savesData: true })
    saving.drawn('market', 'en')
    await vi.advanceTimersByTimeAsync(10_000)
    expect([...loaded, ...saving.loaded]).toEqual([])
  })
})

describe('any screen', () => {
  it('is loaded as a finger touches a link to it', async () => {
    const { touched, loaded, later } = warmed()
    touched(screenNamed('settings'), 'kor')
    await vi.advanceTimersByTimeAsync(0)
    expect(loaded).toEqual(['settings'])
    expect(later).toHaveBeenCalledOnce()
  })

  it('is loaded without what it shows later for a reader who saves data', async () => {
    const { touched, loaded, later } = warmed({ savesData: true })
    touched(screenNamed('settings'), 'kor')
    await vi.advanceTimersByTimeAsync(0)
    expect(loaded).toEqual(['settings'])
    expect(later).not.toHaveBeenCalled()
  })

  it('that does not arrive early is nobody’s error', async () => {
    const failing = createWarmScreens({ early: () => Promise.reject(new Error('offline')) }, () => false)
    failing.touched(screenNamed('settings'), 'en')
    await vi.advanceTimersByTimeAsync(0)
  })
})

it('data is saved where the browser says so, which not every browser does', () => {
  expect(savesData({ connection: { saveData: true } })).toBe(true)
  for (const other of [{}, { connection: undefined }, { connection: { saveData: false } }])
    expect(savesData(other)).toBe(false)
})
