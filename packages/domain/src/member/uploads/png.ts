import { isAt, joined, uint32 } from './bytes.ts'
import { crc32 } from './crc32.ts'
import { MOST_IMAGE_PARTS } from './limits.ts'
import type { Picture } from './picture.ts'

const SIGNATURE = '\x89PNG\r\n\x1a\n'
/** Length, type and checksum of a chunk. */
const CHUNK_BYTES = 12

/** Bit depths by the colour type. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** Chunks that the colours of the pixels depend on, one of each at most, with its most bytes. All others that a decoder may pass over are dropped. */
const mostBytes: Readonly<Record<string, number>> = {
  PLTE: 768,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  cICP: 4,
}

interface Chunk {
  readonly type: string
  /** Where its data begins and ends. */
  readonly from: number
  readonly to: number
}

/** The chunk at a place; undefined where it is cut, has no type or is not what its checksum says. */
function chunkAt(bytes: Uint8Array, at: number): Chunk | undefined {
  const to = at + 8 + uint32(bytes, at)
  if (to + 4 > bytes.length) return undefined
  const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
  const isWhole = /^[A-Za-z]{4}$/.test(type) && crc32(bytes.subarray(at + 4, to)) === uint32(bytes, to)
  return isWhole ? { type, from: at + 8, to } : undefined
}

/** The size that the header names; undefined where the chunk is none. */
function sizeOf(bytes: Uint8Array, { type, from, to }: Chunk): Pick<Picture, 'width' | 'height'> | undefined {
  if (type !== 'IHDR' || to - from !== 13) return undefined
  const width = uint32(bytes, from)
  const height = uint32(bytes, from + 4)
  const [depth = 0, colour = 0, compression, filter, interlace = 2] = bytes.subarray(from + 8, to)
  const isKnown = compression === 0 && filter === 0 && interlace <= 1
  return isKnown && depths[colour]?.includes(depth) === true && width > 0 && height > 0
    ? { width, height }
    : undefined
}

/** A decoder that does not know such a chunk cannot show the picture. */
const isCritical = (type: string): boolean => /^[A-Z]/.test(type)

/** Undefined for what is no PNG from its signature to its end. Of an animation the still picture is left. */
export function cleanPng(bytes: Uint8Array): Picture | undefined {
  const header = chunkAt(bytes, SIGNATURE.length)
  const size = header && sizeOf(bytes, header)
  if (header === undefined || size === undefined) return undefined
  const kept: Uint8Array[] = [bytes.subarray(0, header.to + 4)]
  const shown = new Set<string>()
  let hasPixels = false
  let at = header.to + 4
  for (let parts = 0; parts < MOST_IMAGE_PARTS; parts += 1) {
    const chunk = chunkAt(bytes, at)
    if (chunk === undefined) return undefined
    const { type, from, to } = chunk
    const whole = bytes.subarray(at, to + 4)
    at += CHUNK_BYTES + to - from
    const most = mostBytes[type]
    if (type === 'IEND') {
      if (!hasPixels || to > from) return undefined
      return { ...size, bytes: joined([...kept, whole]) }
    }
    if (type === 'IDAT') {
      hasPixels ||= to > from
      kept.push(whole)
    } else if (most !== undefined) {
      if (to - from > most || shown.has(type)) return undefined
      shown.add(type)
      kept.push(whole)
    } else if (isCritical(type)) return undefined
  }
  return undefined
}

export const isPng = (bytes: Uint8Array): boolean => isAt(bytes, 0, SIGNATURE)
