import type { TextFile } from '@onelot/screens'
import { expect, test } from 'vitest'
import { createDeviceFiles } from './deviceFiles.ts'

const file = { name: 'onelot.csv', type: 'text/csv', text: '\uFEFFa\r\n' }

function filesWith(share: (() => Promise<void>) | undefined) {
  const downloaded: TextFile[] = []
  const download = (one: TextFile) => {
    downloaded.push(one)
  }
  return { downloaded, files: createDeviceFiles({ download, share, print: () => undefined }) }
}

test('a file is downloaded where the device has no sheet for it', async () => {
  const { files, downloaded } = filesWith(undefined)
  expect(await files.save(file)).toBe('saved')
  expect(downloaded).toEqual([file])
})

test('a native shell offers what the device does with it', async () => {
  const { files, downloaded } = filesWith(() => Promise.resolve())
  expect(await files.save(file)).toBe('saved')
  expect(downloaded).toEqual([])
})

test('a person who closes that sheet has declined', async () => {
  const { files } = filesWith(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(await files.save(file)).toBe('declined')
})

test('what the device refuses is an error', async () => {
  const { files } = filesWith(() => Promise.reject(new Error('full')))
  await expect(files.save(file)).rejects.toThrow('full')
})
