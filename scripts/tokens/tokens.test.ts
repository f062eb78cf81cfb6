import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import StyleDictionary from 'style-dictionary'
import { describe, expect, it } from 'vitest'
import { marketColourConventions, themes } from '../../packages/ui/src/tokens/axes.ts'
import { colours, marketPalette } from '../../packages/ui/src/tokens/palette.ts'
import { vars } from '../../packages/ui/src/tokens/vars.css.ts'
import { colourOf, lengthOf } from './cssValues.ts'
import { CSS_EXTENSION, tokenFiles, tokensFolder, tokensText } from './designTokens.ts'

const files = tokenFiles()
const pathsOf = (names: readonly string[]) => names.map((name) => join(tokensFolder, `${name}.json`))

describe('packages/ui/tokens', () => {
  it('holds a file for each theme and market convention, and one of what they share', () => {
    const stored = readdirSync(tokensFolder).map((name) => name.replace('.json', ''))
    expect(stored.sort()).toEqual(Object.keys(files).sort())
    expect(stored).toHaveLength(1 + themes.length * (1 + marketColourConventions.length))
  })

  it.each(Object.entries(files))('%s.json is what npm run tokens writes', (name, file) => {
    expect(readFileSync(join(tokensFolder, `${name}.json`), 'utf8')).toBe(tokensText(file))
  })
})

/** Custom properties of CSS that depend on the window, the reader or the keyboard, and are no tokens. */
const noTokens = [
  'keyboard',
  'safeArea-bottom',
  'safeArea-left',
  'safeArea-right',
  'safeArea-top',
  'size-barIcon',
  'size-barTouch',
  'textScale',
]

/** The names in a group of the contract, or of groups of it. */
const propertiesIn = (part: string | object): readonly string[] =>
  typeof part === 'string'
    ? [part.replace(/^var\(|\)$/g, '')]
    : Object.values(part).flatMap((inside: string | object) => propertiesIn(inside))

it.each(themes.flatMap((theme) => marketColourConventions.map((convention) => [theme, convention] as const)))(
  'has a token for every custom property of the styles, in the %s theme with the market of %s',
  (theme, convention) => {
    const named = ['base', theme, `${theme}-${convention}`]
      .flatMap((name) => Object.values(files[name] ?? {}))
      .flatMap((group) => Object.values(group))
      .flatMap(({ $extensions }) => $extensions?.[CSS_EXTENSION] ?? [])
    const all = propertiesIn(vars)
    expect([...named, ...noTokens.map((name) => `--onelot-${name}`)].sort()).toEqual([...all].sort())
  },
)

/** Style Dictionary's own transforms for CSS, and one of durations, which it does not know as the format now has them. */
async function styled(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const dictionary = new StyleDictionary({
    source: pathsOf(names),
    log: { warnings: 'error', verbosity: 'silent' },
    hooks: {
      transforms: {
        duration: {
          type: 'value',
          filter: ({ $type }) => $type === 'duration',
          transform: ({ $value }) => {
            const { value, unit } = $value as { readonly value: number; readonly unit: string }
            return `${String(value)}${unit}`
          },
        },
      },
    },
    platforms: { css: { transformGroup: 'css', transforms: ['duration'] } },
  })
  const { allTokens } = await dictionary.getPlatformTokens('css')
  return new Map(allTokens.map(({ path, $value }) => [path.join('-'), String($value)]))
}

describe('Style Dictionary', () => {
  it.each(themes)(
    'reads the %s theme with each market convention, as the styles have them',
    async (theme) => {
      for (const convention of marketColourConventions) {
        const read = await styled(['base', theme, `${theme}-${convention}`])
        for (const [name, colour] of Object.entries<string>({ ...marketPalette(theme, convention) }))
          expect(read.get(`market-${name}`), name).toBe(colour.toLowerCase())
        for (const [name, colour] of Object.entries(colours[theme]))
          expect(read.get(`colour-${name}`), name).toBe(
            colour.startsWith('#') ? colour.toLowerCase() : colour,
          )
        expect(read.get('shadow-raised')).toBe(`0px 8px 32px 0px ${colours[theme].shadow}`)
      }
    },
  )

  it('reads lengths, durations, curves and faces', async () => {
    const read = await styled(['base'])
    expect(read.get('fontSize-body')).toBe('0.9375rem')
    expect(read.get('space-x4')).toBe('16px')
    expect(read.get('size-touch')).toBe('2.75rem')
    expect(read.get('motion-sheet')).toBe('240ms')
    expect(read.get('motion-easeOut')).toBe('cubic-bezier(0.2, 0, 0, 1)')
    expect(read.get('font-sans')).toMatch(/^-apple-system, .*'Noto Sans KR', .*sans-serif$/)
    expect([...read.values()].filter((value) => value.includes('object'))).toEqual([])
  })
})

it('refuses a colour that it does not understand, and leaves out a length of the window', () => {
  expect(() => colourOf('hsl(0 0% 0%)')).toThrow(RangeError)
  expect(lengthOf('min(1.5rem, 8vmin)')).toBeUndefined()
})
