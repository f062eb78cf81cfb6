import { type FieldReason, type Result, no, ok } from '../../base/refusals/refusal.ts'
import { cleanJpeg, isJpeg } from './jpeg.ts'
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './limits.ts'
import type { Picture } from './picture.ts'
import { cleanPng, isPng } from './png.ts'
import { cleanWebp, isWebp } from './webp.ts'

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type ImageType = (typeof imageTypes)[number]

export interface CleanImage extends Picture {
  readonly type: ImageType
}

interface Format {
  readonly type: ImageType
  readonly is: (bytes: Uint8Array) => boolean
  readonly clean: (bytes: Uint8Array) => Picture | undefined
}
const formats: readonly Format[] = [
  { type: 'image/jpeg', is: isJpeg, clean: cleanJpeg },
  { type: 'image/png', is: isPng, clean: cleanPng },
  { type: 'image/webp', is: isWebp, clean: cleanWebp },
]

/** Takes bytes for a picture by what they are, and leaves its metadata out; else why they are refused (docs/rules/uploads.md). */
export function cleanImage(bytes: Uint8Array): Result<CleanImage, FieldReason> {
  if (bytes.length === 0) return no('required')
  if (bytes.length > MAX_IMAGE_BYTES) return no('tooLarge')
  const format = formats.find(({ is }) => is(bytes))
  const picture = format?.clean(bytes)
  if (format === undefined || picture === undefined) return no('malformed')
  return picture.width * picture.height > MAX_IMAGE_PIXELS
    ? no('tooLarge')
    : ok({ type: format.type, ...picture })
}
