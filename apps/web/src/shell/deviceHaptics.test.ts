import { describe, expect, it, vi } from 'vitest'
import { createDeviceHaptics } from './deviceHaptics.ts'

describe('what is done', () => {
  it('is felt once and for a moment, as a call of the device itself', () => {
    const vibrate = vi.fn<(ms: number) => boolean>(() => true)
    const device = { vibrate }
    createDeviceHaptics(device).confirm()
    expect(vibrate.mock.calls).toEqual([[15]])
    expect(vibrate.mock.contexts).toEqual([device])
  })

  it('is not felt where the device has nothing for it', () => {
    expect(() => {
      createDeviceHaptics({}).confirm()
    }).not.toThrow()
  })
})
