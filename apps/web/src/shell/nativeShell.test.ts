import { describe, expect, it } from 'vitest'
import { createDoubleBack } from './doubleBack.ts'
import { createBack } from './nativeBack.ts'
import { nativeShellOf } from './nativeShell.ts'

describe('the native shell', () => {
  const bridge = { onBack: () => () => undefined, quit: () => undefined, setStatusBar: () => undefined }

  it('is found by its bridge', () => {
    expect(nativeShellOf({ onelotShell: bridge })).toBe(bridge)
  })

  it.each([{}, { onelotShell: null }, { onelotShell: 'yes' }, { onelotShell: { quit: bridge.quit } }])(
    'is none without a whole bridge: %j',
    (scope) => {
      expect(nativeShellOf(scope)).toBeUndefined()
    },
  )
})

describe('back at the root', () => {
  it('quits when pressed twice within a second', () => {
    const press = createDoubleBack()
    expect(press(5_000)).toBe('warn')
    expect(press(6_000)).toBe('quit')
  })

  it('only warns when pressed again later', () => {
    const press = createDoubleBack()
    expect(press(5_000)).toBe('warn')
    expect(press(6_001)).toBe('warn')
    expect(press(6_500)).toBe('quit')
    expect(press(6_600)).toBe('warn')
  })
})

describe('the back button', () => {
  function app({ sheets = 0, screens = 0, covered = false }) {
    const calls: string[] = []
    const left = { sheets, screens }
    const press = createBack({
      layers: {
        covered: () => covered,
        close: () => {
          if (left.sheets === 0) return false
          left.sheets -= 1
          calls.push('close')
          return true
        },
      },
      navigation: {
        atRoot: () => left.screens === 0,
        back: () => {
          left.screens -= 1
          calls.push('back')
        },
      },
      quit: () => calls.push('quit'),
      warn: () => calls.push('warn'),
    })
    return { calls, press }
  }

  it('closes what is open, goes back, and quits when pressed twice within a second', () => {
    const { calls, press } = app({ sheets: 2, screens: 2 })
    for (let turn = 0; turn < 6; turn += 1) press(turn)
    expect(calls).toEqual(['close', 'close', 'back', 'back', 'warn', 'quit'])
  })

  it('counts no press that closed or left something', () => {
    const { calls, press } = app({ screens: 1 })
    press(0)
    press(100)
    expect(calls).toEqual(['back', 'warn'])
    press(1_101)
    expect(calls).toEqual(['back', 'warn', 'warn'])
  })

  it('changes nothing below the app lock, but quits', () => {
    const { calls, press } = app({ sheets: 1, screens: 1, covered: true })
    press(0)
    press(1_000)
    expect(calls).toEqual(['warn', 'quit'])
  })
})
