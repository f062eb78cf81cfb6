import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import {
  type MarketColours,
  type ThemeName,
  marketColourConventions,
  textScale,
  themes,
} from '../../packages/ui/src/tokens/axes.ts'
import { chartLines } from '../../packages/ui/src/tokens/chartLines.ts'
import { colours, marketPalette } from '../../packages/ui/src/tokens/palette.ts'
import { partColours } from '../../packages/ui/src/tokens/partColours.ts'
import { sectorVars } from '../../packages/ui/src/tokens/sectorColours.ts'
import { faces, raisedShadow, values } from '../../packages/ui/src/tokens/values.ts'
import { type Typed, colourOf, lengthOf, motionOf, numberOf, weightOf } from './cssValues.ts'

const ui = join(import.meta.dirname, '../../packages/ui')

/** The property of CSS that has the token's value in a page, in `$extensions`. */
export const CSS_EXTENSION = 'com.onelot.css'

interface Token extends Typed {
  readonly $description?: string | undefined
  readonly $extensions?: Readonly<Record<string, string>>
}
type Group = Readonly<Record<string, Token>>
export type TokenFile = Readonly<Record<string, Group>>

/** What the fields of an interface of the palette say of themselves. */
function commentsOf(name: string): Readonly<Record<string, string>> {
  const file = join(ui, 'src/tokens/palette.ts')
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name)
  return Object.fromEntries(
    (found?.members ?? []).flatMap((member) => {
      const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc)
      const text = comment && ts.getTextOfJSDocComment(comment.comment)
      return member.name === undefined || text === undefined ? [] : [[member.name.getText(), text]]
    }),
  )
}

/** A group of tokens; those that CSS has as custom properties name them. */
const groupOf = (
  name: string,
  css: Readonly<Record<string, string>>,
  typed: (value: string) => Typed | undefined,
  comments: Readonly<Record<string, string>> = {},
): Group =>
  Object.fromEntries(
    Object.entries(css).flatMap(([key, value]) => {
      const token = typed(value)
      if (token === undefined) return []
      const $extensions = { [CSS_EXTENSION]: `--onelot-${name}-${key}` }
      return [[key, { ...token, $description: comments[key], $extensions }]]
    }),
  )

/** Colours of a list, from 1. */
const numbered = (list: readonly string[]): Group =>
  Object.fromEntries(list.map((colour, index) => [String(index + 1), colourOf(colour)]))

const family = (stack: readonly string[], $description: string, css?: string): Token => ({
  $type: 'fontFamily',
  $value: [...stack],
  $description,
  ...(css === undefined ? {} : { $extensions: { [CSS_EXTENSION]: css } }),
})

/** What neither a theme nor a market convention changes. */
const base = (): TokenFile => ({
  font: {
    sans: family(faces.latin, 'English and Korean.', '--onelot-font-sans'),
    sansTaiwan: family(faces.taiwanese, 'Chinese, in place of `sans`.'),
  },
  fontSize: groupOf('fontSize', values.fontSize, lengthOf),
  lineHeight: groupOf('lineHeight', values.lineHeight, numberOf),
  fontWeight: groupOf('fontWeight', values.fontWeight, weightOf),
  textScale: Object.fromEntries(Object.entries(textScale).map(([size, factor]) => [size, numberOf(factor)])),
  space: groupOf('space', values.space, lengthOf, { page: 'The page’s margin; 16px on a narrow screen.' }),
  radius: groupOf('radius', values.radius, lengthOf),
  size: groupOf('size', values.size, lengthOf),
  motion: groupOf('motion', values.motion, motionOf),
  layer: groupOf('layer', values.layer, numberOf),
})

const px = (value: number) => ({ value, unit: 'px' })
const shadow = {
  color: '{colour.shadow}',
  offsetX: px(0),
  offsetY: px(raisedShadow.y),
  blur: px(raisedShadow.blur),
  spread: px(0),
}

const themeFile = (theme: ThemeName): TokenFile => ({
  colour: groupOf('colour', colours[theme], colourOf, commentsOf('Colours')),
  sectorInk: groupOf('sectorInk', sectorVars(theme).sectorInk, colourOf),
  sectorTint: groupOf('sectorTint', sectorVars(theme).sectorTint, colourOf),
  chartLine: numbered(chartLines[theme]),
  part: numbered(partColours[theme]),
  shadow: {
    raised: {
      $type: 'shadow',
      $value: shadow,
      $extensions: { [CSS_EXTENSION]: '--onelot-shadow-raised' },
    },
  },
})

const marketFile = (theme: ThemeName, convention: MarketColours): TokenFile => ({
  market: groupOf('market', { ...marketPalette(theme, convention) }, colourOf, commentsOf('MarketPalette')),
})

/** Every file by its name, without its ending: one of what all share, one a theme, one a theme and market convention. */
export const tokenFiles = (): Readonly<Record<string, TokenFile>> =>
  Object.fromEntries([
    ['base', base()],
    ...themes.map((theme) => [theme, themeFile(theme)] as const),
    ...themes.flatMap((theme) =>
      marketColourConventions.map(
        (convention) => [`${theme}-${convention}`, marketFile(theme, convention)] as const,
      ),
    ),
  ])

export const tokensFolder = join(ui, 'tokens')
export const tokensText = (file: TokenFile): string => `${JSON.stringify(file, null, 2)}\n`
