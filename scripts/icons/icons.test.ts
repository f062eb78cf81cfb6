import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { colours } from '../../packages/ui/src/tokens/palette.ts'
import { icons, pageOf } from './drawing.ts'

const web = join(import.meta.dirname, '../../apps/web')
const page = readFileSync(join(web, 'index.html'), 'utf8')

interface Manifest {
  readonly [field: string]: unknown
  readonly icons: readonly Readonly<Record<'src' | 'sizes' | 'type' | 'purpose', string>>[]
}
const manifest = JSON.parse(readFileSync(join(web, 'public/app.webmanifest'), 'utf8')) as Manifest

const drawn = (file: string) => PNG.sync.read(readFileSync(join(web, 'public/icons', file)))

/** `#RRGGBB`, or `clear` where nothing is drawn. */
function colourAt({ data, width }: PNG, x: number, y: number): string {
  const at = (y * width + x) * 4
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
  if (alpha === 0) return 'clear'
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

const edgesOf = ({ width, height }: PNG) =>
  [0, width - 1].flatMap((x) => [0, height - 1].map((y) => [x, y] as const))

it.each(icons)('$file is a square of $size pixels with the ground and the mark of the logo', (icon) => {
  const picture = drawn(icon.file)
  expect([picture.width, picture.height]).toEqual([icon.size, icon.size])
  const middle = icon.size / 2
  expect(colourAt(picture, middle, middle)).toBe(colours.light.ink)
  // The left side of the mark, at the height of its middle.
  const side = middle - Math.round((icon.size * (icon.shape === 'full' ? 5.5 * 0.8 : 5.5)) / 32)
  expect(colourAt(picture, side, middle)).toBe(colours.light.accentOnInk)
})

it.each(icons)('$file fills its corners as its shape asks', ({ file, shape }) => {
  const picture = drawn(file)
  const corners = new Set(edgesOf(picture).map(([x, y]) => colourAt(picture, x, y)))
  expect([...corners]).toEqual([shape === 'full' ? colours.light.ink : 'clear'])
})

it.each(icons.filter(({ shape }) => shape === 'full'))(
  '$file has nothing outside the circle that every device shows',
  ({ file, size }) => {
    const picture = drawn(file)
    const all = Array.from({ length: size }, (_, index) => index)
    const outside = all.flatMap((x) =>
      all.filter((y) => Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > size * 0.4).map((y) => [x, y]),
    )
    expect(outside.length).toBeGreaterThan(0)
    expect(outside.filter(([x = 0, y = 0]) => colourAt(picture, x, y) !== colours.light.ink)).toEqual([])
  },
)

it('are drawn from a logo that is a mark on a ground, and from no other', () => {
  const [icon] = icons.filter(({ shape }) => shape === 'full')
  if (icon === undefined) throw new Error('no icon fills its square')
  expect(() => pageOf('<svg><circle r="1"/></svg>', icon)).toThrow('no ground with a mark')
})

it('are in the manifest by their sizes, for any device and for those that cut them', () => {
  const named = manifest.icons.map(({ src, sizes, type, purpose }) => [src, sizes, type, purpose])
  expect(named).toEqual(
    icons
      .filter(({ file }) => !file.startsWith('apple'))
      .map(({ file, size, shape }) => [
        `./icons/${file}`,
        `${String(size)}x${String(size)}`,
        'image/png',
        shape === 'full' ? 'maskable' : 'any',
      ]),
  )
})

it('the manifest is of the folder that it lies in, and has the colours of the app', () => {
  expect(manifest).toMatchObject({ start_url: './', scope: './', display: 'standalone' })
  expect(manifest['background_color']).toBe(colours.light.ground)
  expect(manifest['theme_color']).toBe(/name="theme-color" content="([^"]*)"/.exec(page)?.[1])
  expect(manifest['description']).toBe(/name="description" content="([^"]*)"/.exec(page)?.[1])
})

it('the page names the manifest and the icon of Apple’s devices', () => {
  expect(page).toContain('<link rel="manifest" href="/app.webmanifest" />')
  expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-180.png" />')
})
