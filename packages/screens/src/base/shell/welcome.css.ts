import { media, vars } from '@onelot/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { column } from './pages.css.ts'

/** What `WelcomePage` is, between the bars of the device. */
export const frame = style([
  column,
  {
    alignItems: 'center',
    gap: vars.space.x6,
    padding: vars.space.page,
    paddingTop: `calc(${vars.space.x8} + ${vars.safeArea.top})`,
    paddingBottom: `calc(${vars.space.x5} + ${vars.safeArea.bottom})`,
    '@media': {
      [media.short]: { gap: vars.space.x3, paddingTop: `calc(${vars.space.x4} + ${vars.safeArea.top})` },
    },
  },
])
/** Lines stay short in a wide column. */
globalStyle(`${frame} > *`, { width: '100%', maxWidth: '30rem' })

/** Takes the room above the buttons. */
export const read = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.x3,
})
/** A short screen has room for the words alone. */
globalStyle(`${read} > svg`, { '@media': { [media.short]: { display: 'none' } } })

/** In lines of about the same length. */
export const sentence = style({ textWrap: 'balance', marginBlock: `auto ${vars.space.x2}` })
export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  '@media': { [media.short]: { flexDirection: 'row', flexWrap: 'wrap' } },
})
/** A quiet third way. */
export const look = style({
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.touch,
})
