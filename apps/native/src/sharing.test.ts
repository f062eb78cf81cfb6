import { describe, expect, it } from 'vitest'
import { createFileSaver, createShare } from './sharing.ts'
import { fakeDevice } from './testing/device.ts'

const canceled = new Error('Share canceled')
const receipt = { title: 'Withdrawal', text: 'W-42' }
const file = { name: '../2026/fills.csv', type: 'text/csv', text: 'a\r\n' }

describe('a text', () => {
  it('goes to the device’s sheet', async () => {
    const { plugins, page } = fakeDevice()
    expect(await createShare(plugins, page).share(receipt)).toBe('shared')
    expect(plugins.share.share).toHaveBeenCalledWith(receipt)
    expect(page.copy).not.toHaveBeenCalled()
  })

  it('goes nowhere where the person closes it', async () => {
    const { plugins, page } = fakeDevice()
    plugins.share.share.mockRejectedValue(canceled)
    expect(await createShare(plugins, page).share(receipt)).toBe('declined')
    expect(page.copy).not.toHaveBeenCalled()
  })

  it('is copied where there is no sheet', async () => {
    const { plugins, page } = fakeDevice()
    plugins.share.share.mockRejectedValue(new Error('unavailable'))
    expect(await createShare(plugins, page).share(receipt)).toBe('copied')
    expect(page.copy).toHaveBeenCalledWith('W-42')
  })
})

describe('a file', () => {
  it('is written where the device empties, below one folder, and given to its sheet', async () => {
    const { plugins } = fakeDevice()
    expect(await createFileSaver(plugins)(file)).toBe('saved')
    const path = 'shared/..-2026-fills.csv'
    expect(plugins.filesystem.writeFile).toHaveBeenCalledWith({
      path,
      data: 'a\r\n',
      directory: 'CACHE',
      encoding: 'utf8',
      recursive: true,
    })
    expect(plugins.share.share).toHaveBeenCalledWith({ title: file.name, files: [`file:///cache/${path}`] })
  })

  it('is removed as the app starts, and before the next one', async () => {
    const { plugins } = fakeDevice()
    const save = createFileSaver(plugins)
    expect(plugins.filesystem.rmdir).toHaveBeenCalledTimes(1)
    await save(file)
    expect(plugins.filesystem.rmdir).toHaveBeenCalledTimes(2)
    expect(plugins.filesystem.rmdir).toHaveBeenLastCalledWith({
      path: 'shared',
      directory: 'CACHE',
      recursive: true,
    })
  })

  it('is declined by who closes the sheet, and an error where the device refuses it', async () => {
    const { plugins } = fakeDevice()
    plugins.share.share.mockRejectedValueOnce(canceled).mockRejectedValueOnce(new Error('no app takes it'))
    const save = createFileSaver(plugins)
    expect(await save(file)).toBe('declined')
    await expect(save(file)).rejects.toThrow('no app takes it')
    plugins.filesystem.writeFile.mockRejectedValue(new Error('full'))
    await expect(save(file)).rejects.toThrow('full')
  })
})
