import { isAt, joined, uint16 } from './bytes.ts'
import { MOST_IMAGE_PARTS } from './limits.ts'
import { exifOf, orientationOf } from './orientation.ts'
import type { Picture } from './picture.ts'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP14 = 0xee
/** Baseline, extended and progressive: what browsers show. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
/** Tables that the scans are decoded by: Huffman codes, quantisation, restart interval. */
const tables: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd])
/** Application data but the above, JPGn and comments: no scan needs them. */
const isExtra = (code: number): boolean => code >= APP0 && code <= 0xfe
const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7

const JFIF_BYTES = 12
const ADOBE_BYTES = 12

const segment = (code: number, data: Uint8Array): readonly Uint8Array[] => {
  const length = data.length + 2
  return [Uint8Array.of(0xff, code, length >> 8, length & 0xff), data]
}

type Size = Pick<Picture, 'width' | 'height'>

/** The size in the data of a frame of 8-bit samples; undefined where it is none. */
function sizeOf(data: Uint8Array): Size | undefined {
  const [precision, , , , , components = 0] = data
  const height = uint16(data, 1)
  const width = uint16(data, 3)
  const fits = components >= 1 && components <= 4 && data.length === 6 + 3 * components
  return precision === 8 && fits && width > 0 && height > 0 ? { width, height } : undefined
}

/** What is kept of application data: the form of the samples without the thumbnail beside it, how colours are coded, how to turn the picture. */
function keptOf(code: number, data: Uint8Array): readonly Uint8Array[] {
  if (code === APP0 && isAt(data, 0, 'JFIF\0') && data.length >= JFIF_BYTES + 2)
    return segment(code, joined([data.subarray(0, JFIF_BYTES), Uint8Array.of(0, 0)]))
  if (code === APP14 && isAt(data, 0, 'Adobe') && data.length >= ADOBE_BYTES)
    return segment(code, data.subarray(0, ADOBE_BYTES))
  const orientation = code === APP1 ? orientationOf(data) : undefined
  return orientation === undefined ? [] : segment(code, exifOf(orientation))
}

/** Where the coded data that begins at `from` ends: at the next marker; undefined where none follows. */
function endOfScan(bytes: Uint8Array, from: number): number | undefined {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0) {
    const code = bytes[at + 1]
    if (code === undefined) return undefined
    if (code !== 0 && code !== 0xff && !isRestart(code)) return at
    at = bytes.indexOf(0xff, code === 0xff ? at + 1 : at + 2)
  }
  return undefined
}

/** The code of the marker at a place, and where it ends; fill bytes before it are passed over. */
function markerAt(
  bytes: Uint8Array,
  from: number,
): { readonly code: number; readonly end: number } | undefined {
  if (bytes[from] !== 0xff) return undefined
  let at = from + 1
  while (bytes[at] === 0xff) at += 1
  const code = bytes[at]
  return code === undefined ? undefined : { code, end: at + 1 }
}

/** Undefined for what is no JPEG from its first marker to its last, or of a kind that browsers do not show. */
export function cleanJpeg(bytes: Uint8Array): Picture | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined
  const kept: Uint8Array[] = [Uint8Array.of(0xff, SOI)]
  let size: Size | undefined
  let scans = 0
  let oriented = false
  let at = 2
  for (let parts = 0; parts < MOST_IMAGE_PARTS; parts += 1) {
    const marker = markerAt(bytes, at)
    if (marker === undefined) return undefined
    const { code, end } = marker
    if (code === EOI) {
      if (size === undefined || scans === 0) return undefined
      return { ...size, bytes: joined([...kept, Uint8Array.of(0xff, EOI)]) }
    }
    at = end + uint16(bytes, end)
    if (at < end + 2) return undefined
    const data = bytes.subarray(end + 2, at)
    if (frames.has(code)) {
      if (size !== undefined) return undefined
      size = sizeOf(data)
      if (size === undefined) return undefined
      kept.push(...segment(code, data))
    } else if (tables.has(code)) kept.push(...segment(code, data))
    else if (code === SOS) {
      const next = size && endOfScan(bytes, at)
      if (next === undefined) return undefined
      kept.push(...segment(code, data), bytes.subarray(at, next))
      at = next
      scans += 1
    } else if (!isExtra(code)) return undefined
    else if (code !== APP1 || !oriented) {
      const extra = keptOf(code, data)
      oriented ||= code === APP1 && extra.length > 0
      kept.push(...extra)
    }
  }
  return undefined
}

export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === SOI && bytes[2] === 0xff
