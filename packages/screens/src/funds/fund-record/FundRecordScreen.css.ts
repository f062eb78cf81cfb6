import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  padding: `${vars.space.x3} ${vars.space.page} 0`,
})

/** Where the text is large, or the phone small. */
const narrow = '(max-width: 17rem)'

/** The lines are measured against it. */
export const month = style({
  containerType: 'inline-size',
  padding: `${vars.space.x1} ${vars.space.x5} 0`,
})
/** Amounts of both lines begin at the same edge; each line has its own under its name where there is no room beside it. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  alignItems: 'baseline',
  margin: 0,
  '@container': { [narrow]: { gridTemplateColumns: '1fr', rowGap: 0 } },
})
export const side = style({ display: 'contents' })
export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x3}`,
  minWidth: 0,
  margin: 0,
})
