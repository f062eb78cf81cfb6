import { describe, expect, it, vi } from 'vitest'
import { createDeviceShare } from './deviceShare.ts'

const receipt = { title: 'Withdrawal', text: 'Withdrawal\nW-42' }
const clipboard = () => ({ writeText: vi.fn<(text: string) => Promise<void>>(() => Promise.resolve()) })
const sheet = (answer: () => Promise<void>) =>
  vi.fn<(data: { title: string; text: string }) => Promise<void>>(answer)

describe('a text that is shared', () => {
  it('goes to the sheet of the device', async () => {
    const share = sheet(() => Promise.resolve())
    const copies = clipboard()
    expect(await createDeviceShare({ share, clipboard: copies }).share(receipt)).toBe('shared')
    expect(share).toHaveBeenCalledWith(receipt)
    expect(copies.writeText).not.toHaveBeenCalled()
  })

  it('goes nowhere where the person closed the sheet', async () => {
    const share = sheet(() => Promise.reject(new DOMException('closed', 'AbortError')))
    const copies = clipboard()
    expect(await createDeviceShare({ share, clipboard: copies }).share(receipt)).toBe('declined')
    expect(copies.writeText).not.toHaveBeenCalled()
  })

  it.each([
    ['where there is no sheet', undefined],
    ['where the sheet takes nothing', sheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')))],
  ])('is copied %s', async (_, share) => {
    const copies = clipboard()
    expect(await createDeviceShare({ share, clipboard: copies }).share(receipt)).toBe('copied')
    expect(copies.writeText).toHaveBeenCalledWith(receipt.text)
  })

  it('fails where the device has neither', async () => {
    await expect(createDeviceShare({}).share(receipt)).rejects.toThrow()
  })
})
