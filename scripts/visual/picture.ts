import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** A decoded picture: its size in CSS pixels (one to one with the device's) and its RGBA bytes. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export const decode = (png: Uint8Array): Picture => PNG.sync.read(Buffer.from(png))

export function encode({ width, height, data }: Picture): Buffer {
  const png = new PNG({ width, height })
  png.data.set(data)
  return PNG.sync.write(png)
}

/** The fingerprint of what is seen: of the pixels and the size, not of the file, so that no encoder can change it. */
export const fingerprint = ({ width, height, data }: Picture) =>
  createHash('sha256')
    .update(`${String(width)}x${String(height)}:`)
    .update(data)
    .digest('hex')
    .slice(0, 32)

/** The picture on a larger, transparent ground: pictures of two sizes are compared where either has something. */
function grown({ width, height, data }: Picture, toWidth: number, toHeight: number): Picture {
  if (width === toWidth && height === toHeight) return { width, height, data }
  const ground = new Uint8Array(toWidth * toHeight * 4)
  for (let row = 0; row < height; row += 1)
    ground.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * toWidth * 4)
  return { width: toWidth, height: toHeight, data: ground }
}

export interface Difference {
  /** How many pixels are not exactly alike; those that only one picture has count. */
  readonly pixels: number
  /** Both pictures faded, what differs in red. */
  readonly picture: Picture
}

/** Compares exactly: no threshold, and no pixel is excused as anti-aliasing. */
export function difference(before: Picture, after: Picture): Difference {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const a = grown(before, width, height)
  const b = grown(after, width, height)
  const data = new Uint8Array(width * height * 4)
  const pixels = pixelmatch(a.data, b.data, data, width, height, { threshold: 0, includeAA: true })
  return { pixels, picture: { width, height, data } }
}
