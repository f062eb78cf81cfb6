import { ascii, joined } from '../bytes.ts'
import { crc32 } from '../crc32.ts'

export interface Drawn {
  readonly width?: number
  readonly height?: number
  /** Bytes of the pixels, of which nothing is decoded. */
  readonly pixels?: Uint8Array
}

const big = (value: number, bytes: number): Uint8Array =>
  Uint8Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256)
const little = (value: number, bytes: number): Uint8Array => big(value, bytes).reverse()
const somePixels = Uint8Array.of(1, 2, 3, 0)

/** A marker of JPEG with its data. */
export const segment = (code: number, ...data: readonly Uint8Array[]): Uint8Array => {
  const whole = joined(data)
  return joined([Uint8Array.of(0xff, code), big(whole.length + 2, 2), whole])
}
export const jfif = segment(0xe0, ascii('JFIF\0'), Uint8Array.of(1, 2, 0, 0, 1, 0, 1, 0, 0))
export const adobe = segment(0xee, ascii('Adobe'), Uint8Array.of(0, 100, 0, 0, 0, 0, 1))

/** A JPEG from its parts: what is between its first marker and its tables, and after its end. */
export const jpeg = (
  { width = 4, height = 3, pixels = somePixels }: Drawn = {},
  before: readonly Uint8Array[] = [jfif],
  after: readonly Uint8Array[] = [],
): Uint8Array =>
  joined([
    Uint8Array.of(0xff, 0xd8),
    ...before,
    segment(0xdb, new Uint8Array(65)),
    segment(0xc0, Uint8Array.of(8), big(height, 2), big(width, 2), Uint8Array.of(1, 1, 0x11, 0)),
    segment(0xc4, new Uint8Array(17)),
    segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    pixels,
    Uint8Array.of(0xff, 0xd9),
    ...after,
  ])

/** A chunk of PNG. */
export const chunk = (type: string, data: Uint8Array = new Uint8Array()): Uint8Array => {
  const checked = joined([ascii(type), data])
  return joined([big(data.length, 4), checked, big(crc32(checked), 4)])
}
export const pngSignature = ascii('\x89PNG\r\n\x1a\n')
export const png = (
  { width = 4, height = 3, pixels = somePixels }: Drawn = {},
  before: readonly Uint8Array[] = [],
  after: readonly Uint8Array[] = [],
): Uint8Array =>
  joined([
    pngSignature,
    chunk('IHDR', joined([big(width, 4), big(height, 4), Uint8Array.of(8, 6, 0, 0, 0)])),
    ...before,
    chunk('IDAT', pixels),
    chunk('IEND'),
    ...after,
  ])

/** A chunk of WebP. */
export const riff = (type: string, data: Uint8Array): Uint8Array =>
  joined([ascii(type), little(data.length, 4), data, new Uint8Array(data.length % 2)])
export const lossy = ({ width = 4, height = 3, pixels = somePixels }: Drawn = {}): Uint8Array =>
  riff(
    'VP8 ',
    joined([Uint8Array.of(0, 0, 0, 0x9d, 0x01, 0x2a), little(width, 2), little(height, 2), pixels]),
  )
export const lossless = ({ width = 4, height = 3, pixels = somePixels }: Drawn = {}): Uint8Array =>
  riff('VP8L', joined([Uint8Array.of(0x2f), little(width - 1 + (height - 1) * 2 ** 14, 4), pixels]))
/** @param flags 0x20 colour profile, 0x10 transparency, 0x08 Exif, 0x04 XMP, 0x02 animation */
export const canvas = (flags: number, { width = 4, height = 3 }: Drawn = {}): Uint8Array =>
  riff('VP8X', joined([Uint8Array.of(flags, 0, 0, 0), little(width - 1, 3), little(height - 1, 3)]))
export const webp = (chunks: readonly Uint8Array[], after: readonly Uint8Array[] = []): Uint8Array => {
  const body = joined(chunks)
  return joined([ascii('RIFF'), little(body.length + 4, 4), ascii('WEBP'), body, ...after])
}

/** The data of an Exif segment with a camera's name, an orientation and a place. */
export function exif(orientation: number, order: 'II' | 'MM' = 'II'): Uint8Array {
  const number = order === 'II' ? little : big
  const entry = (tag: number, type: number, count: number, value: Uint8Array) =>
    joined([number(tag, 2), number(type, 2), number(count, 4), value, new Uint8Array(4 - value.length)])
  return joined([
    ascii(`Exif\0\0${order}`),
    number(42, 2),
    number(8, 4),
    number(3, 2),
    entry(0x0110, 2, 20, number(50, 4)),
    entry(0x0112, 3, 1, number(orientation, 2)),
    entry(0x8825, 4, 1, number(50, 4)),
    number(0, 4),
    ascii('secret camera, place'),
  ])
}
