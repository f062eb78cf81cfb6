import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { type ImageLimits, type ImageRefusal, prepareImage } from './prepareImage.ts'
import {
  type UploadItem,
  type UploadedImage,
  isUploading,
  uploadReducer,
  uploadedImages,
} from './uploadItems.ts'

/** Sends one picture. `onProgress` takes a fraction from 0 to 1; `signal` aborts when the reader has removed it. */
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
  { readonly reason: ImageRefusal; readonly name: string } | { readonly reason: 'tooMany' }

interface Errand {
  readonly file: File
  readonly url: string
  readonly abort: AbortController
}

const begin = (initial: readonly UploadedImage[]): readonly UploadItem[] =>
  initial.map(({ key, name, url }, place) => ({
    id: -1 - place,
    name,
    ...(url === undefined ? {} : { url }),
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
  const [refusal, setRefusal] = useState<UploadRefusal>()
  const errands = useRef(new Map<number, Errand>())
  const removed = useRef(new Set<number>())
  const lastId = useRef(0)

  const images = uploadedImages(items)
  const uploading = isUploading(items)
  const told = `${String(uploading)} ${images.map(({ key }) => key).join(' ')}`
  const lastTold = useRef(told)
  const tell = useEffectEvent(() => {
    options.onChange({ images, uploading })
  })
  useEffect(() => {
    if (lastTold.current === told) return
    lastTold.current = told
    tell()
  }, [told])

  useEffect(() => {
    const open = errands.current
    return () => {
      for (const { url, abort } of open.values()) {
        abort.abort()
        URL.revokeObjectURL(url)
      }
      open.clear()
    }
  }, [])

  const send = async (id: number, { file, abort: { signal } }: Errand) => {
    try {
      const { key } = await upload(file, {
        signal,
        onProgress: ({ share }) => {
          dispatch({ type: 'progressed', id, progress: share })
        },
      })
      dispatch({ type: 'finished', id, key })
    } catch {
      if (!signal.aborted) dispatch({ type: 'failed', id })
    }
  }
  const start = async (id: number, chosen: File) => {
    const prepared = await prepareImage(chosen, limits)
    if (removed.current.has(id)) return
    if (!prepared.ok) {
      dispatch({ type: 'removed', id })
      setRefusal({ reason: prepared.reason, name: chosen.name })
      return
    }
    const { file } = prepared
    const errand = { file, url: URL.createObjectURL(file), abort: new AbortController() }
    errands.current.set(id, errand)
    dispatch({ type: 'prepared', id, url: errand.url })
    await send(id, errand)
  }

  const add = (files: readonly File[]) => {
    const taken = files.slice(0, max - items.length).map((file) => ({ id: (lastId.current += 1), file }))
    setRefusal(taken.length < files.length ? { reason: 'tooMany' } : undefined)
    dispatch({ type: 'chosen', items: taken.map(({ id, file }) => ({ id, name: file.name })) })
    for (const { id, file } of taken) void start(id, file)
  }
  const retry = (id: number) => {
    const errand = errands.current.get(id)
    if (!errand) return
    dispatch({ type: 'retried', id })
    void send(id, errand)
  }
  const remove = (id: number) => {
    const errand = errands.current.get(id)
    errand?.abort.abort()
    if (errand) URL.revokeObjectURL(errand.url)
    errands.current.delete(id)
    removed.current.add(id)
    setRefusal(undefined)
    dispatch({ type: 'removed', id })
  }
  return { items, refusal, room: max - items.length, add, retry, remove }
}
