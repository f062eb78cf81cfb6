import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const sessions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.page}`,
})
export const market = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '& + &': {
      borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}`,
      marginTop: vars.space.x2,
      paddingTop: vars.space.x2,
    },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
})
/** A session's hours, and under them the same by the clock of the exchange. */
export const window = style({ display: 'flex', flexDirection: 'column' })
export const windows = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.x3}` })
export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  paddingInline: vars.space.page,
})
