import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { browserImages } from './testing/browserImages.ts'
import { ascii, isAt, joined, uint32 } from './bytes.ts'
import {
  adobe,
  canvas,
  chunk,
  exif,
  jfif,
  jpeg,
  lossless,
  lossy,
  png,
  pngSignature,
  riff,
  segment,
  webp,
} from './testing/drawnImages.ts'
import { cleanImage } from './image.ts'
import { MAX_IMAGE_BYTES, MOST_IMAGE_PARTS } from './limits.ts'

const secret = ascii('secret camera, place')
const hasSecret = (bytes: Uint8Array) => bytes.some((_, at) => isAt(bytes, at, 'secret'))
const accepted = (bytes: Uint8Array) => {
  const cleaned = cleanImage(bytes)
  if (!cleaned.ok) throw new Error(cleaned.refusal)
  return cleaned.value
}
const reasonOf = (bytes: Uint8Array) => {
  const cleaned = cleanImage(bytes)
  return cleaned.ok ? cleaned.value.type : cleaned.refusal
}
const exifSegment = (orientation: number, order?: 'II' | 'MM') => segment(0xe1, exif(orientation, order))
/** Exif that says how to turn the picture, and nothing else. */
const turned = (orientation: number) =>
  segment(
    0xe1,
    ascii('Exif\0\0MM\0*'),
    Uint8Array.of(0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0),
  )

const plain: readonly (readonly [string, Uint8Array])[] = [
  ['image/jpeg', jpeg()],
  ['image/png', png()],
  ['image/webp', webp([lossy()])],
  ['image/webp', webp([lossless()])],
  ['image/webp', webp([canvas(0x10), riff('ALPH', Uint8Array.of(1, 2, 3)), lossy()])],
]

describe('a picture', () => {
  it.each(plain)('is taken as %s by its content, with its size, as it is', (type, bytes) => {
    expect(accepted(bytes)).toEqual({ type, width: 4, height: 3, bytes })
  })

  it.each([
    ['nothing', new Uint8Array(), 'required'],
    ['text', ascii('%PDF-1.7 not a picture at all'), 'malformed'],
    ['a GIF', ascii('GIF89a\x04\0\x03\0'), 'malformed'],
    ['markup', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'malformed'],
    ['sound in the container of WebP', joined([ascii('RIFF\x04\0\0\0WAVE')]), 'malformed'],
    [
      'a JPEG without pixels',
      joined([Uint8Array.of(0xff, 0xd8), jfif, Uint8Array.of(0xff, 0xd9)]),
      'malformed',
    ],
    ['a JPEG of no width', jpeg({ width: 0 }), 'malformed'],
    [
      'a JPEG of two frames',
      jpeg({}, [segment(0xc0, Uint8Array.of(8, 0, 9, 0, 9, 1, 1, 0x11, 0))]),
      'malformed',
    ],
    ['a lossless JPEG, which no browser shows', jpeg({}, [segment(0xc3, Uint8Array.of(8))]), 'malformed'],
    ['a PNG without pixels', png({ pixels: new Uint8Array() }), 'malformed'],
    ['a PNG of no height', png({ height: 0 }), 'malformed'],
    ['a PNG that begins with another chunk', joined([pngSignature, chunk('gAMA')]), 'malformed'],
    ['a PNG with a chunk that must be known', png({}, [chunk('CgBI', secret)]), 'malformed'],
    ['a PNG whose colours are too long', png({}, [chunk('gAMA', secret)]), 'malformed'],
    ['a PNG with two tables of colours', png({}, [chunk('PLTE', secret), chunk('PLTE')]), 'malformed'],
    ['a WebP that moves', webp([canvas(0x02), riff('ANIM', new Uint8Array(6)), lossy()]), 'malformed'],
    ['a WebP of two pictures', webp([lossy(), lossy()]), 'malformed'],
    ['a WebP whose canvas is another', webp([canvas(0, { width: 5 }), lossy()]), 'malformed'],
    ['a WebP of no height', webp([lossy({ height: 0 })]), 'malformed'],
  ])('is not %s', (_, bytes, reason) => {
    expect(reasonOf(bytes)).toBe(reason)
  })

  it('is no PNG where the checksum of any one chunk is wrong, also of a chunk that is left out', () => {
    const types = ['IHDR', 'gAMA', 'tEXt', 'IDAT', 'IEND']
    const bytes = png({}, [chunk('gAMA', new Uint8Array(4)), chunk('tEXt', secret)])
    expect(reasonOf(bytes)).toBe('image/png')
    for (const type of types) {
      const at = bytes.findIndex((_, index) => isAt(bytes, index, type))
      const end = at + 4 + uint32(bytes, at - 4)
      for (const changed of [end, end + 3]) {
        const wrong = bytes.with(changed, 255 - (bytes[changed] ?? 0))
        expect(reasonOf(wrong), type).toBe('malformed')
      }
    }
  })

  it('is no PNG where one of its pixels is another than its checksum says', () => {
    const bytes = png({ pixels: Uint8Array.of(1, 2, 3) })
    expect(reasonOf(bytes)).toBe('image/png')
    const at = bytes.findIndex((_, index) => isAt(bytes, index, 'IDAT')) + 4
    expect(reasonOf(bytes.with(at, 2))).toBe('malformed')
  })

  it('has 5 MiB at most', () => {
    const room = MAX_IMAGE_BYTES - png({ pixels: new Uint8Array() }).length
    expect(reasonOf(png({ pixels: new Uint8Array(room) }))).toBe('image/png')
    expect(reasonOf(png({ pixels: new Uint8Array(room + 1) }))).toBe('tooLarge')
  })

  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['lossy WebP', (drawn: { width: number; height: number }) => webp([lossy(drawn)])],
    ['lossless WebP', (drawn: { width: number; height: number }) => webp([lossless(drawn)])],
  ])('of %s has 40 megapixels at most', (_, draw) => {
    expect(accepted(draw({ width: 8_000, height: 5_000 }))).toMatchObject({ width: 8_000, height: 5_000 })
    // One row of pixels more.
    expect(reasonOf(draw({ width: 8_000, height: 5_001 }))).toBe('tooLarge')
  })

  const comment = segment(0xfe)
  it.each<[string, (before: readonly Uint8Array[]) => Uint8Array, Uint8Array]>([
    ['JPEG', (before) => jpeg({}, before), comment],
    ['PNG', (before) => png({}, before), chunk('tEXt')],
    ['WebP', (before) => webp([canvas(0), ...before, lossy()]), riff('XMP ', new Uint8Array())],
  ])('of %s is not made of very many parts', (_, draw, part) => {
    const some = new Array<Uint8Array>(MOST_IMAGE_PARTS - 10).fill(part)
    expect(accepted(draw(some)).bytes).toEqual(draw([]))
    expect(reasonOf(draw([...some, ...some]))).toBe('malformed')
  })
})

describe('what is removed', () => {
  it.each([
    [
      'a JPEG',
      jpeg(
        {},
        [jfif, segment(0xe1, secret), segment(0xe2, secret), segment(0xed, secret), segment(0xfe, secret)],
        [secret],
      ),
      jpeg(),
    ],
    ['the thumbnail of a JPEG', jpeg({}, [thumbnail()]), jpeg()],
    ['the data after the end of a PNG', png({}, [], [secret]), png()],
    [
      'a PNG',
      png(
        {},
        ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'iCCP', 'pHYs', 'prVt', 'acTL', 'fcTL', 'fdAT'].map((type) =>
          chunk(type, secret),
        ),
        [chunk('tIME', secret)],
      ),
      png(),
    ],
    ['the data after the end of a WebP', webp([lossy()], [secret]), webp([lossy()])],
    [
      'a WebP',
      webp([canvas(0x2c), riff('ICCP', secret), lossy(), riff('EXIF', secret), riff('XMP ', secret)]),
      webp([canvas(0), lossy()]),
    ],
    [
      'what a WebP has beside a picture without a canvas',
      webp([lossy(), riff('EXIF', secret)]),
      webp([lossy()]),
    ],
  ])('is what %s says beside its pixels', (_, bytes, cleaned) => {
    expect(hasSecret(bytes)).toBe(true)
    expect(accepted(bytes).bytes).toEqual(cleaned)
  })

  it.each([
    ['image/jpeg', browserImages.jpeg, 474],
    ['image/png', browserImages.png, 0],
    ['image/webp', browserImages.lossyWebp, 464],
    ['image/webp', browserImages.losslessWebp, 464],
  ])('is the colour profile of a picture that a browser wrote: %s', (type, digits, profileBytes) => {
    const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    const cleaned = accepted(bytes)
    expect(cleaned).toMatchObject({ type, width: 8, height: 4 })
    expect(cleaned.bytes.length).toBe(bytes.length - profileBytes)
    expect(accepted(cleaned.bytes)).toEqual(cleaned)
  })

  it('is not what a picture is shown by: colours and transparency', () => {
    const shown = [
      jpeg({}, [jfif, adobe]),
      png({}, [
        chunk('gAMA', new Uint8Array(4)),
        chunk('sRGB', new Uint8Array(1)),
        chunk('cHRM', new Uint8Array(32)),
        chunk('PLTE', new Uint8Array(6)),
        chunk('tRNS', new Uint8Array(2)),
      ]),
      webp([canvas(0x10), riff('ALPH', Uint8Array.of(1)), lossy()]),
    ]
    for (const bytes of shown) expect(accepted(bytes).bytes).toEqual(bytes)
  })

  it.each([2, 3, 4, 5, 6, 7, 8])(
    'leaves a JPEG its orientation %i, of all that its camera wrote',
    (orientation) => {
      for (const order of ['II', 'MM'] as const) {
        const { bytes } = accepted(jpeg({}, [jfif, exifSegment(orientation, order)]))
        expect(bytes).toEqual(jpeg({}, [jfif, turned(orientation)]))
      }
    },
  )

  it.each([
    ['upright', exif(1)],
    ['no number of an orientation', exif(9)],
    ['cut', exif(6).subarray(0, 36)],
    ['of no byte order', joined([ascii('Exif\0\0'), exif(6).subarray(8)])],
  ])('is the whole Exif of a picture that is %s', (_, data) => {
    expect(accepted(jpeg({}, [segment(0xe1, data)])).bytes).toEqual(jpeg({}, []))
  })

  it('is a second orientation', () => {
    expect(accepted(jpeg({}, [exifSegment(6), exifSegment(3)])).bytes).toEqual(jpeg({}, [turned(6)]))
  })

  it('leaves progressive scans and restart markers as they are', () => {
    const pixels = joined([
      Uint8Array.of(1, 0xff, 0, 2, 0xff, 0xd0, 3),
      segment(0xc4, new Uint8Array(17)),
      segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
      Uint8Array.of(4, 0xff, 0xff),
    ])
    expect(accepted(jpeg({ pixels })).bytes).toEqual(jpeg({ pixels }))
  })
})

describe('whatever is sent', () => {
  const whole = [
    jpeg({}, [jfif, exifSegment(6)]),
    png({}, [chunk('tEXt', secret)]),
    webp([canvas(0x18), riff('ALPH', Uint8Array.of(1, 2, 3)), lossy(), riff('EXIF', secret)]),
    webp([lossless()]),
  ]
  const anyWhole = fc.constantFrom(...whole)
  const signatures = fc.constantFrom(Uint8Array.of(0xff, 0xd8, 0xff), pngSignature, ascii('RIFF\0\0\0\0WEBP'))

  it('is refused or taken, and never throws: random bytes', () => {
    const random = fc.tuple(
      fc.oneof(signatures, fc.constant(new Uint8Array())),
      fc.uint8Array({ maxLength: 200 }),
    )
    fc.assert(
      fc.property(random, (parts) => {
        expect(['required', 'malformed', 'tooLarge']).toContain(reasonOf(joined(parts)))
      }),
      { seed: 5101, numRuns: 2_000 },
    )
  })

  it('is refused where a picture is cut, wherever', () => {
    for (const bytes of whole)
      for (let length = 1; length < bytes.length; length += 1)
        expect(reasonOf(bytes.subarray(0, length)), String(length)).toBe('malformed')
  })

  it('is read once: Exif that claims more entries than it has is not searched for them', () => {
    const claims = segment(0xe1, ascii('Exif\0\0MM\0*'), Uint8Array.of(0, 0, 0, 8, 0xff, 0xff))
    const many = new Array<Uint8Array>(MOST_IMAGE_PARTS - 10).fill(claims)
    expect(accepted(jpeg({}, many)).bytes).toEqual(jpeg({}, []))
  })

  it('is refused, or taken without a word beside its pixels, where bytes of a picture are changed', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 4 })
    let taken = 0
    fc.assert(
      fc.property(anyWhole, changes, (picture, changed) => {
        const bytes = Uint8Array.from(picture)
        for (const [at, byte] of changed) bytes[at % bytes.length] = byte
        const cleaned = cleanImage(bytes)
        if (!cleaned.ok) return
        taken += 1
        expect(cleaned.value.bytes.length).toBeLessThanOrEqual(bytes.length)
        expect(cleanImage(cleaned.value.bytes)).toEqual(cleaned)
      }),
      { seed: 5102, numRuns: 4_000 },
    )
    expect(taken).toBeGreaterThan(100)
  })
})

function thumbnail(): Uint8Array {
  const rgb = joined([secret, new Uint8Array(1)])
  return segment(0xe0, ascii('JFIF\0'), Uint8Array.of(1, 2, 0, 0, 1, 0, 1, 7, 1), rgb)
}
