import type { SharePort } from '@onelot/screens'

/** What a browser has for text: its own sheet, on phones, and a clipboard where the page is served securely. */
export interface ShareDevice {
  readonly share?: ((data: { readonly title: string; readonly text: string }) => Promise<void>) | undefined
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } | undefined
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Shares by the device's own sheet; copies where there is none, or it takes nothing. */
export const createDeviceShare = (device: ShareDevice): SharePort => ({
  async share(shared) {
    try {
      if (device.share !== undefined) {
        await device.share(shared)
        return 'shared'
      }
    } catch (error) {
      if (isAborted(error)) return 'declined'
    }
    if (device.clipboard === undefined) throw new Error('this device shares no text and copies none')
    await device.clipboard.writeText(shared.text)
    return 'copied'
  },
})
