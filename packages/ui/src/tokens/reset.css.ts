/**
 * What is said of the whole page and of all its elements. It is packed as `reset.css`, an entry of its own (docs/packages.md): no other
 * file of styles says anything of an element that is not ours.
 */
import { globalStyle } from '@vanilla-extract/css'
import { elementRules } from './elements.ts'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

/**
 * Text is in rem. The root follows the browser's own size, grows gently with the width from 390 to 750 px, and is multiplied
 * by the reader's choice.
 */
globalStyle('html', {
  fontSize: `calc(clamp(97%, 100% + (100vw - 390px) * 0.0045, 110%) * ${vars.textScale})`,
  '@media': {
    /** A phone on its side is read from the same distance as upright, and has less height. */
    [media.onItsSide]: { fontSize: `calc(100% * ${vars.textScale})` },
    /** About ten points, and larger where the reader has chosen larger text. */
    [media.print]: { fontSize: `calc(84% * ${vars.textScale})` },
  },
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  background: vars.colour.ground,
})

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.colour.ground,
  color: vars.colour.text,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.normal,
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  overflowWrap: 'break-word',
  '@media': { [media.print]: { minHeight: 0 } },
})

/** Korean breaks between words; Chinese between characters, which is the browser's own rule. */
globalStyle(':root:lang(ko) body', { wordBreak: 'keep-all' })

for (const [selector, rule] of elementRules()) globalStyle(selector, rule)

/** A rule of a page has descriptors that a rule of an element has not. */
const sheet = { size: 'A4', margin: '16mm' } as const
globalStyle('@page', sheet)
globalStyle('h1, h2, h3, h4', { '@media': { [media.print]: { breakAfter: 'avoid' } } })
globalStyle('li, tr, dl > div', { '@media': { [media.print]: { breakInside: 'avoid' } } })
