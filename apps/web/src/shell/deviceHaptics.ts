import type { HapticsPort } from '@onelot/screens'

/** What a browser has for the hand: phones but those of Apple. */
export interface HapticDevice {
  readonly vibrate?: ((ms: number) => boolean) | undefined
}

/** As long as a key of a phone taps. */
const TAP_MS = 15

/** Taps by the device's own vibration, and does nothing where there is none. */
export const createDeviceHaptics = (device: HapticDevice): HapticsPort => ({
  confirm() {
    device.vibrate?.(TAP_MS)
  },
})
