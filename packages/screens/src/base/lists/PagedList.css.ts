import { vars } from '@onelot/ui/tokens'
import { styleVariants } from '@vanilla-extract/css'

export const layouts = styleVariants({
  inset: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x3,
    padding: `${vars.space.x3} ${vars.space.page} ${vars.space.page}`,
  },
  flush: {},
  fill: { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
})
/** It has the margins of a page itself. */
export const empty = styleVariants({
  inset: { marginInline: `calc(-1 * ${vars.space.page})` },
  flush: {},
  fill: {},
})
