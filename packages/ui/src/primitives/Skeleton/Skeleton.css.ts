import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const skeletonShapes = ['text', 'block', 'circle'] as const
export const skeletonLines = ['caption', 'small', 'body', 'lead', 'title', 'heading', 'display'] as const

export const widthVar = createVar()
export const heightVar = createVar()

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  width: widthVar,
  height: heightVar,
  background: vars.colour.skeleton,
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid GrayText` } },
})

export const shape = styleVariants({
  text: { borderRadius: vars.radius.chip },
  block: { borderRadius: vars.radius.control },
  circle: { borderRadius: vars.radius.round, aspectRatio: '1', flexShrink: 0 },
})

/** As high as a line of that step, so that nothing moves when the text arrives. */
export const line = styleVariants(vars.fontSize, (fontSize) => ({
  vars: { [heightVar]: `calc(${fontSize} * ${vars.lineHeight.normal})` },
  fontSize,
}))
