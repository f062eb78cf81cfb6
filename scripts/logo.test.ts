import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colours } from '../packages/ui/src/tokens/palette.ts'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const logo = read('apps/web/public/logo.svg')

/** The shapes of a drawing in SVG or JSX, but for the classes that colour them. */
const shapesIn = (text: string) =>
  [...text.matchAll(/<(rect|path)\s([^>]*?)\s*\/>/g)].map(([, name = '', attributes = '']) => [
    name,
    ...[...attributes.matchAll(/([a-z]\w*)="([^"]*)"/gi)]
      .filter(([, attribute]) => attribute !== 'class' && attribute !== 'className')
      .map(([, attribute = '', value = '']) => `${attribute} ${value}`)
      .toSorted(),
  ])

const byName = (shapes: string[][]) => shapes.toSorted((one, other) => one.join().localeCompare(other.join()))

it('is drawn by the app as in the file of the icon', () => {
  const mark = read('packages/screens/src/base/shell/Brand.tsx')
  expect(shapesIn(logo)).toHaveLength(3)
  expect(byName(shapesIn(mark))).toEqual(byName(shapesIn(logo)))
  expect(/viewBox="[^"]*"/.exec(mark)?.[0]).toBe(/viewBox="[^"]*"/.exec(logo)?.[0])
})

it('has the colours and the line of the app', () => {
  const styles = read('packages/screens/src/base/shell/Brand.css.ts')
  const [light = '', dark = ''] = logo.split('@media(prefers-color-scheme:dark)')
  for (const [css, theme] of [
    [light, colours.light],
    [dark, colours.dark],
  ] as const)
    expect(
      [/fill:(#\w+)/.exec(css)?.[1], /stroke:(#\w+)/.exec(css)?.[1]].map((hex) => hex?.toUpperCase()),
    ).toEqual([theme.ink, theme.accentOnInk])
  expect(styles).toContain('vars.colour.ink }')
  expect(styles).toContain('vars.colour.accentOnInk')
  expect(/strokeWidth: (\d+)/.exec(styles)?.[1]).toBe(/stroke-width:(\d+)/.exec(logo)?.[1])
  expect(/strokeLinecap: '(\w+)'/.exec(styles)?.[1]).toBe(/stroke-linecap:(\w+)/.exec(logo)?.[1])
})

it.each([
  ['the site’s configuration', 'packages/domain/src/base/settings/siteConfig.ts', /logo: '\/logo\.svg'/],
  ['Storybook’s sidebar', '.storybook/theme.ts', /brandImage: '\.\/logo\.svg'/],
  ['Storybook’s icon', '.storybook/manager-head.html', /rel="icon"[^>]*href="\.\/logo\.svg"/],
  ['Storybook’s cover', '.storybook/cover.tsx', /src="\.\/logo\.svg"/],
])('%s is that file', (_, path, uses) => {
  expect(read(path)).toMatch(uses)
})

it('is in no page before the configuration says whose logo shows: the splash is one drawing, with and without script', () => {
  const page = read('apps/web/index.html')
  expect(page).not.toMatch(/logo|onelot/i)
  expect(shapesIn(page)).toHaveLength(2)
  expect(shapesIn(read('apps/web/src/boot/Notice.tsx'))).toEqual(shapesIn(page))
})

it('is drawn in no other file', () => {
  const drawings = globSync(['apps/**/*.svg', '.storybook/**/*.svg', 'packages/**/*.{svg,ico}'], {
    cwd: root,
    exclude: (path) => /node_modules|dist/.test(path),
  })
  // The other one is the logo of a broker in stories.
  expect(drawings.toSorted()).toEqual(['.storybook/public/haneul.svg', 'apps/web/public/logo.svg'])
})
