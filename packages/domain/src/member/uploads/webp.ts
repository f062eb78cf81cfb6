import { ascii, isAt, joined, uint16Little, uint24Little, uint32Little } from './bytes.ts'
import { MOST_IMAGE_PARTS } from './limits.ts'
import type { Picture } from './picture.ts'

const HEADER_BYTES = 12
const ALPHA_FLAG = 0x10
const ANIMATION_FLAG = 0x02

interface Chunk {
  readonly type: string
  readonly data: Uint8Array
}
type Size = Pick<Picture, 'width' | 'height'>

/** The chunks of a file; undefined where one of them is cut, and where there are too many. */
function chunksOf(bytes: Uint8Array): readonly Chunk[] | undefined {
  const end = 8 + uint32Little(bytes, 4)
  if (end > bytes.length) return undefined
  const chunks: Chunk[] = []
  let at = HEADER_BYTES
  while (at < end) {
    const from = at + 8
    const to = from + uint32Little(bytes, at + 4)
    if (to > end || chunks.length === MOST_IMAGE_PARTS) return undefined
    chunks.push({ type: String.fromCharCode(...bytes.subarray(at, at + 4)), data: bytes.subarray(from, to) })
    at = to + (to % 2)
  }
  return chunks
}

/** The size of a lossy picture follows a key frame with its start code. */
function lossySize(data: Uint8Array): Size | undefined {
  const isKeyFrame = data.length >= 10 && ((data[0] ?? 1) & 1) === 0
  return isKeyFrame && isAt(data, 3, '\x9d\x01\x2a')
    ? { width: uint16Little(data, 6) & 0x3fff, height: uint16Little(data, 8) & 0x3fff }
    : undefined
}

/** The size of a lossless picture is two numbers of 14 bits, each less by one. */
function losslessSize(data: Uint8Array): Size | undefined {
  const bits = uint32Little(data, 1)
  if (data.length < 5 || data[0] !== 0x2f || bits >= 2 ** 29) return undefined
  return { width: (bits & 0x3fff) + 1, height: (Math.floor(bits / 2 ** 14) & 0x3fff) + 1 }
}

const sizeOf = ({ type, data }: Chunk): Size | undefined =>
  type === 'VP8L' ? losslessSize(data) : lossySize(data)

/** The header of a picture that has transparency, and nothing else beside it; undefined where the canvas is not the picture, or moves. */
function canvasOf({ data }: Chunk, { width, height }: Size): Chunk | undefined {
  const [flags = ANIMATION_FLAG] = data
  const fits = uint24Little(data, 4) + 1 === width && uint24Little(data, 7) + 1 === height
  if (data.length !== 10 || (flags & ANIMATION_FLAG) !== 0 || !fits) return undefined
  return { type: 'VP8X', data: joined([Uint8Array.of(flags & ALPHA_FLAG, 0, 0, 0), data.subarray(4)]) }
}

const uint32Bytes = (value: number): Uint8Array =>
  Uint8Array.of(value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, (value >> 24) & 0xff)

function fileOf(chunks: readonly Chunk[]): Uint8Array {
  const body = chunks.flatMap(({ type, data }) => [
    ascii(type),
    uint32Bytes(data.length),
    data,
    new Uint8Array(data.length % 2),
  ])
  const size = 4 + body.reduce((sum, { length }) => sum + length, 0)
  return joined([ascii('RIFF'), uint32Bytes(size), ascii('WEBP'), ...body])
}

const isPixels = ({ type }: Chunk): boolean => type === 'VP8 ' || type === 'VP8L'

/** Undefined for what is no WebP of one still picture. */
export function cleanWebp(bytes: Uint8Array): Picture | undefined {
  const chunks = chunksOf(bytes) ?? []
  const [first] = chunks
  const [pixels, ...others] = chunks.filter(isPixels)
  const size = pixels && sizeOf(pixels)
  if (first === undefined || pixels === undefined || others.length > 0) return undefined
  if (size === undefined || size.width === 0 || size.height === 0) return undefined
  if (isPixels(first)) return { ...size, bytes: fileOf([pixels]) }
  const canvas = first.type === 'VP8X' ? canvasOf(first, size) : undefined
  if (canvas === undefined) return undefined
  const alpha = chunks.slice(0, chunks.indexOf(pixels)).find(({ type }) => type === 'ALPH')
  return { ...size, bytes: fileOf([canvas, ...(alpha && pixels.type === 'VP8 ' ? [alpha] : []), pixels]) }
}

export const isWebp = (bytes: Uint8Array): boolean => isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')
