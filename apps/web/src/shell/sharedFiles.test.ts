import { afterEach, expect, test, vi } from 'vitest'
import { createDeviceFiles } from './deviceFiles.ts'
import { type SharingView, shareFilesOf } from './sharedFiles.ts'

const file = { name: 'onelot.csv', type: 'text/csv', text: '\uFEFFa\r\n' }

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A web view whose sheet answers so. */
function viewWith(share: () => Promise<void>, canShare = true): SharingView {
  vi.stubGlobal('navigator', { canShare: () => canShare, share })
  return { navigator }
}

test('a file is downloaded where the device has no sheet for it', async () => {
  const download = vi.fn()
  const files = createDeviceFiles({ save: shareFilesOf(viewWith(() => Promise.resolve(), false)), download })
  expect(await files.save(file)).toBe('saved')
  expect(download).toHaveBeenCalledWith(file)
})

test('a native shell offers what the device does with it', async () => {
  const share = vi.fn(() => Promise.resolve())
  const download = vi.fn()
  const files = createDeviceFiles({ save: shareFilesOf(viewWith(share)), download })
  expect(await files.save(file)).toBe('saved')
  expect(share).toHaveBeenCalledOnce()
  expect(download).not.toHaveBeenCalled()
})

test('a person who closes that sheet has declined', async () => {
  const save = shareFilesOf(viewWith(() => Promise.reject(new DOMException('closed', 'AbortError'))))
  expect(await save?.(file)).toBe('declined')
})

test('what the device refuses is an error', async () => {
  const save = shareFilesOf(viewWith(() => Promise.reject(new Error('full'))))
  await expect(save?.(file)).rejects.toThrow('full')
})
