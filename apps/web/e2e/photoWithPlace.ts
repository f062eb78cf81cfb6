import type { Page } from '@playwright/test'

/** What a camera noted of where a picture was taken. */
export const placeNoted = '37.5665N 126.9780E'

/** One entry of a TIFF directory, in little endian. */
function entry(tag: number, type: number, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16LE(tag, 0)
  bytes.writeUInt16LE(type, 2)
  bytes.writeUInt32LE(count, 4)
  bytes.writeUInt32LE(value, 8)
  return bytes
}
const one = Buffer.from([1, 0])
const noMore = Buffer.alloc(4)
const GPS_INFO = 0x88_25
const GPS_AREA = 0x1c
const LONG = 4
const ASCII = 2
/** Where the two directories and the text are, from the start of the TIFF. */
const GPS_AT = 26
const TEXT_AT = GPS_AT + 18

/** The JPEG with Exif of a camera that knows where it is. */
function withPlace(jpeg: Buffer): Buffer {
  const text = Buffer.from(`${placeNoted}\0`)
  const tiff = Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0', 'latin1'),
    one,
    entry(GPS_INFO, LONG, 1, GPS_AT),
    noMore,
    one,
    entry(GPS_AREA, ASCII, text.length, TEXT_AT),
    noMore,
    text,
  ])
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  // After the marker that begins every JPEG.
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** A photo as a phone makes it, with the place. */
export async function photoOf(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 1000
    const context = canvas.getContext('2d')
    context?.fillRect(100, 100, 700, 500)
    return canvas.toDataURL('image/jpeg')
  })
  return withPlace(Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'))
}
