import { describe, expect, it } from 'vitest'
import {
  type UploadAction,
  type UploadItem,
  isUploading,
  uploadReducer,
  uploadedImages,
} from './uploadItems.ts'

const after = (...actions: UploadAction[]) => actions.reduce<readonly UploadItem[]>(uploadReducer, [])
const two: UploadAction = {
  type: 'chosen',
  items: [
    { id: 1, name: 'front.png' },
    { id: 2, name: 'back.png' },
  ],
}
const prepared = (id: number): UploadAction => ({ type: 'prepared', id, url: `blob:${String(id)}` })
const finished = (id: number): UploadAction => ({ type: 'finished', id, key: `key-${String(id)}` })

describe('pictures on their way', () => {
  it('are in the order of choosing, whichever is done first', () => {
    const items = after(two, prepared(2), finished(2), prepared(1), finished(1))
    expect(uploadedImages(items).map(({ key }) => key)).toEqual(['key-1', 'key-2'])
  })
  it('are waited for until they are done or failed', () => {
    expect(isUploading(after(two))).toBe(true)
    expect(isUploading(after(two, prepared(1), finished(1)))).toBe(true)
    expect(isUploading(after(two, finished(1), { type: 'failed', id: 2 }))).toBe(false)
    expect(isUploading([])).toBe(false)
  })
  it('get on, never back and never past the end', () => {
    const at = (...shares: number[]) =>
      after(
        two,
        prepared(1),
        ...shares.map((progress): UploadAction => ({ type: 'progressed', id: 1, progress })),
      )[0]?.stage
    expect(at(0.5, 0.3)).toEqual({ state: 'uploading', progress: 0.5 })
    expect(at(7)).toEqual({ state: 'uploading', progress: 1 })
    expect(at(0.4, Number.NaN)).toEqual({ state: 'uploading', progress: 0.4 })
  })
  it('begin again from nothing when they are tried again', () => {
    const items = after(two, prepared(1), { type: 'failed', id: 1 }, { type: 'retried', id: 1 })
    expect(items[0]?.stage).toEqual({ state: 'uploading', progress: 0 })
  })
  it('stay removed', () => {
    const items = after(two, prepared(1), { type: 'removed', id: 1 }, finished(1))
    expect(items.map(({ id }) => id)).toEqual([2])
  })
  it('are not moved by late progress of one that is done', () => {
    const items = after(two, prepared(1), finished(1), { type: 'progressed', id: 1, progress: 0.9 })
    expect(items[0]?.stage).toEqual({ state: 'done', key: 'key-1' })
  })
})
