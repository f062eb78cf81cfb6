import { fitWithin } from './fitWithin.ts'
import { type ImageFormat, SIGNATURE_BYTES, sniffImage } from './imageFormat.ts'

export interface ImageLimits {
  readonly formats: readonly ImageFormat[]
  /** The most that the chosen file may have. */
  readonly maxBytes: number
  /** The longest edge of the picture as it is sent, in px. */
  readonly maxEdge: number
}

export type ImageRefusal = 'tooLarge' | 'wrongType' | 'unreadable'
export type PreparedImage =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly reason: ImageRefusal }

/** Fine enough to read an ID by, at a tenth of a camera's bytes. */
const JPEG_QUALITY = 0.9

/**
 * A picture ready to be sent: upright, its longer edge within the limit, a JPEG on white. It is drawn anew even when it is
 * small, because that leaves behind where and by what it was taken.
 */
export async function prepareImage(file: File, limits: ImageLimits): Promise<PreparedImage> {
  if (file.size > limits.maxBytes) return { ok: false, reason: 'tooLarge' }
  try {
    const format = sniffImage(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))
    if (format === undefined || !limits.formats.includes(format)) return { ok: false, reason: 'wrongType' }
    const blob = await redraw(file, limits.maxEdge)
    if (blob === null) return { ok: false, reason: 'unreadable' }
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`
    return { ok: true, file: new File([blob], name, { type: blob.type }) }
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}

async function redraw(file: File, edge: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  const { width, height } = fitWithin(picture, edge)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
}
