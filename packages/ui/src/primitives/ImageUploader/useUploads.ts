import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { type ImageLimits, type ImageRefusal, prepareImage } from './prepareImage.ts'
import {
  type UploadItem,
  type UploadedImage,
  isUploading,
  uploadReducer,
  uploadedImages,
} from './uploadItems.ts'

/** Sends one picture. `onProgress` takes a fraction from 0 to 1; `signal` aborts when the reader has removed it or left the page. */
export type UploadImage = (
  file: File,
  options: { onProgress: (progress: { share: number }) => void; signal: AbortSignal },
) => Promise<{ key: string }>

export interface UploadsChange {
  readonly images: readonly UploadedImage[]
  /** Whether something is still being sent; a form should wait. */
  readonly uploading: boolean
}

export type UploadRefusal =
  | { readonly reason: ImageRefusal; readonly name: string }
  | { readonly reason: 'tooMany' }

interface Errand {
  readonly abort: AbortController
  /** Once it is ready to be sent. */
  readonly prepared?: { readonly file: File; readonly url: string }
}

const begin = (initial: readonly UploadedImage[]): readonly UploadItem[] =>
  initial.map(({ key, name, url }, index) => ({
    id: -1 - index,
    name,
    url,
    stage: { state: 'done', key },
  }))

/** Prepares and sends pictures, each on its own; keeps what a retry needs and releases what a preview used. */
export function useUploads(options: {
  upload: UploadImage
  limits: ImageLimits
  max: number
  initial: readonly UploadedImage[]
  onChange: (change: UploadsChange) => void
}) {
  const { upload, limits, max, initial } = options
  const [items, dispatch] = useReducer(uploadReducer, initial, begin)
  const [refusals, setRefusals] = useState<readonly (UploadRefusal & { readonly id: number })[]>([])
  const errands = useRef(new Map<number, Errand>())
  const lastId = useRef(0)

  const images = uploadedImages(items)
  const uploading = isUploading(items)
  const state = `${String(uploading)} ${images.map(({ key }) => key).join(' ')}`
  const reported = useRef(state)
  const report = useEffectEvent(() => {
    options.onChange({ images, uploading })
  })
  useEffect(() => {
    if (reported.current === state) return
    reported.current = state
    report()
  }, [state])

  useEffect(() => {
    const open = errands.current
    return () => {
      for (const { abort, prepared } of open.values()) {
        abort.abort()
        if (prepared) URL.revokeObjectURL(prepared.url)
      }
      open.clear()
    }
  }, [])

  const send = async (id: number, file: File, signal: AbortSignal) => {
    try {
      const { key } = await upload(file, {
        signal,
        onProgress: ({ share }) => dispatch({ type: 'progressed', id, progress: share }),
      })
      dispatch({ type: 'finished', id, key })
    } catch {
      if (!signal.aborted) dispatch({ type: 'failed', id })
    }
  }
  const start = async (id: number, chosen: File) => {
    const abort = new AbortController()
    errands.current.set(id, { abort })
    const result = await prepareImage(chosen, limits)
    if (abort.signal.aborted) return
    if (!result.ok) {
      errands.current.delete(id)
      dispatch({ type: 'removed', id })
      const refusal = { id, reason: result.reason, name: chosen.name }
      setRefusals((before) => [...before, refusal].sort((one, other) => one.id - other.id))
      return
    }
    const prepared = { file: result.file, url: URL.createObjectURL(result.file) }
    errands.current.set(id, { abort, prepared })
    dispatch({ type: 'prepared', id, url: prepared.url })
    await send(id, prepared.file, abort.signal)
  }

  const add = (files: readonly File[]) => {
    const taken = files.slice(0, max - items.length).map((file) => ({ id: (lastId.current += 1), file }))
    const leftOut = taken.length < files.length
    setRefusals(leftOut ? [{ id: (lastId.current += 1), reason: 'tooMany' }] : [])
    dispatch({ type: 'chosen', items: taken.map(({ id, file }) => ({ id, name: file.name })) })
    for (const { id, file } of taken) void start(id, file)
  }
  const retry = (id: number) => {
    const errand = errands.current.get(id)
    if (!errand?.prepared) return
    dispatch({ type: 'retried', id })
    void send(id, errand.prepared.file, errand.abort.signal)
  }
  const remove = (id: number) => {
    const errand = errands.current.get(id)
    errand?.abort.abort()
    if (errand?.prepared) URL.revokeObjectURL(errand.prepared.url)
    errands.current.delete(id)
    setRefusals([])
    dispatch({ type: 'removed', id })
  }
  return { items, refusals, room: max - items.length, add, retry, remove }
}
