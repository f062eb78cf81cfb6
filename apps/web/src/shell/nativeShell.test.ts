import { describe, expect, it } from 'vitest'
import { createDoubleBack } from './doubleBack.ts'
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
