import { ascii, isAt, joined, uint16, uint16Little, uint32, uint32Little } from './bytes.ts'

const EXIF = 'Exif\0\0'
const ORIENTATION = 0x0112
const SHORT = 3
const ENTRY_BYTES = 12

/** How a camera was held: 2 to 8, where the picture is to be turned or mirrored. */
export type Orientation = 2 | 3 | 4 | 5 | 6 | 7 | 8
const orientations: readonly Orientation[] = [2, 3, 4, 5, 6, 7, 8]

/** The orientation that the data of an Exif segment names; undefined for none, and for what cannot be read. */
export function orientationOf(segment: Uint8Array): Orientation | undefined {
  if (!isAt(segment, 0, EXIF)) return undefined
  const tiff = segment.subarray(EXIF.length)
  const little = isAt(tiff, 0, 'II*\0')
  if (!little && !isAt(tiff, 0, 'MM\0*')) return undefined
  const short = little ? uint16Little : uint16
  const long = little ? uint32Little : uint32
  const directory = long(tiff, 4)
  for (let index = 0; index < short(tiff, directory); index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES
    if (entry + ENTRY_BYTES > tiff.length) return undefined
    if (short(tiff, entry) !== ORIENTATION) continue
    const single = short(tiff, entry + 2) === SHORT && long(tiff, entry + 4) === 1
    return single ? orientations.find((one) => one === short(tiff, entry + 8)) : undefined
  }
  return undefined
}

/** The data of an Exif segment that names an orientation, and nothing else. */
export const exifOf = (orientation: Orientation): Uint8Array =>
  joined([
    ascii(`${EXIF}MM\0*`),
    Uint8Array.of(0, 0, 0, 8, 0, 1),
    Uint8Array.of(0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0),
    Uint8Array.of(0, 0, 0, 0),
  ])
