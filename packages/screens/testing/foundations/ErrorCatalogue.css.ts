import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const column = style({ maxWidth: `calc(1.5 * ${vars.size.page})`, marginInline: 'auto' })

/** As many languages beside each other as there is room for. */
export const languages = style({
  display: 'grid',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
})

export const rows = style({ listStyle: 'none' })
export const row = style({
  paddingBlock: vars.space.x3,
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` } },
})

export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  overflowWrap: 'anywhere',
})
