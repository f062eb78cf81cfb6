import { globalStyle } from '@vanilla-extract/css'
import './values.css.ts'
import './themes.css.ts'
import './print.css.ts'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

/**
 * Text is in rem. The root follows the browser's own size, grows gently with the width from 390 to 750 px, and is multiplied
 * by the reader's choice.
 */
globalStyle('html', {
  fontSize: `calc(clamp(97%, 100% + (100vw - 390px) * 0.0045, 110%) * ${vars.textScale})`,
  /** A phone on its side is read from the same distance as upright, and has less height. */
  '@media': { [media.onItsSide]: { fontSize: `calc(100% * ${vars.textScale})` } },
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
})

/** Korean breaks between words; Chinese between characters, which is the browser's own rule. */
globalStyle(':root:lang(ko) body', { wordBreak: 'keep-all' })

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})
globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('button', {
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
})
globalStyle('button:disabled', { cursor: 'not-allowed' })
globalStyle('a', { color: vars.colour.accent })
globalStyle('svg', { display: 'block', flexShrink: 0 })
globalStyle('table', { borderCollapse: 'collapse' })

globalStyle(':focus-visible', {
  outline: `${vars.size.focusRing} solid ${vars.colour.focus}`,
  outlineOffset: vars.size.focusRing,
})
globalStyle(':focus:not(:focus-visible)', { outline: 'none' })
/** A heading is focused when its screen opens or its question is asked, for screen readers; there is nothing to press on it. */
globalStyle(':is(h1, h2)[tabindex="-1"]:focus', { outline: 'none' })
