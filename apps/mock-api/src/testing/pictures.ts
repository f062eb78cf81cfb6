import { crc32 } from 'node:zlib'
import { MAX_IMAGE_BYTES } from '@onelot/domain'

/** Words that a camera, or a program, left in a picture. */
export const secretWords = 'at home, 3 March'

function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checked = Buffer.concat([Buffer.from(type), data])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(checked))
  return Buffer.concat([length, checked, checksum])
}
function header(width: number, height: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0])
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  return chunk('IHDR', data)
}
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const end = chunk('IEND', Buffer.alloc(0))

interface Drawn {
  readonly width?: number
  readonly height?: number
  readonly pixels?: Uint8Array
}
/** A PNG without metadata; nothing decodes its pixels. */
export const plainPng = ({ width = 4, height = 3, pixels = Buffer.from([1, 2, 3]) }: Drawn = {}): Buffer =>
  Buffer.concat([signature, header(width, height), chunk('IDAT', pixels), end])
/** The same PNG with words beside its pixels, and after its end. */
export const wordyPng = (drawn: Drawn = {}): Buffer => {
  const plain = plainPng(drawn)
  const from = signature.length + header(1, 1).length
  const words = Buffer.from(secretWords)
  return Buffer.concat([plain.subarray(0, from), chunk('tEXt', words), plain.subarray(from), words])
}
/** A PNG of exactly so many bytes. */
export const pngOf = (bytes: number): Buffer =>
  plainPng({ pixels: Buffer.alloc(bytes - plainPng({ pixels: Buffer.alloc(0) }).length, 7) })

export const fileOf = (bytes: Uint8Array, name = 'picture.png'): File =>
  new File([new Uint8Array(bytes)], name)
/** A picture that differs from those of other numbers. */
export const pictureOf = (number: number): File => fileOf(plainPng({ pixels: Buffer.from([number]) }))

/** A form with files and texts, in order. */
export function formOf(...parts: readonly (readonly [name: string, value: File | string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}

/** The text of a form with a file of so many bytes, as it is sent. */
export const formText = (boundary: string, bytes = 20): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n${'x'.repeat(bytes)}\r\n--${boundary}--\r\n`

export const tooManyBytes = (): File => fileOf(pngOf(MAX_IMAGE_BYTES + 1))
