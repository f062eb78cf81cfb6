import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { DIALOG_Z_INDEX, PAGE_MAX_WIDTH_PX, PULL_HEAD_PX, REQUEST_MS, SWIPE_MS } from '../constants.ts'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

const constant = {
  fontSize: vars.fontSize,
  lineHeight: vars.lineHeight,
  fontWeight: vars.fontWeight,
  space: vars.space,
  radius: vars.radius,
  size: vars.size,
  shadow: vars.shadow,
  motion: vars.motion,
  layer: vars.layer,
  safeArea: vars.safeArea,
}

/** Sizes that hold text grow with it, and never shrink below a touch target. */
const growing = (px: number) => `max(${String(px)}px, ${String(px / 16)}rem)`
const rem = (px: number) => `${String(px / 16)}rem`

createGlobalTheme(':root', constant, {
  fontSize: {
    caption: rem(12),
    small: rem(13),
    body: rem(15),
    lead: rem(17),
    title: rem(20),
    heading: rem(24),
    display: rem(32),
  },
  lineHeight: { tight: '1.2', normal: '1.4', relaxed: '1.55' },
  fontWeight: { regular: '400', strong: '600', bold: '700' },
  space: {
    none: '0',
    x1: '4px',
    x2: '8px',
    x3: '12px',
    x4: '16px',
    x5: '20px',
    x6: '24px',
    x8: '32px',
    page: '20px',
  },
  radius: { card: '16px', control: '12px', chip: '8px', round: '999px' },
  size: {
    touch: growing(44),
    barTouch: `max(44px, min(${rem(44)}, 14vmin))`,
    barIcon: `min(${rem(24)}, 8vmin)`,
    control: growing(52),
    row: growing(64),
    navBar: growing(48),
    tabBar: growing(56),
    icon: rem(24),
    iconSmall: rem(18),
    hairline: '1px',
    edge: '1.5px',
    focusRing: '2px',
    focusInset: '-2px',
    page: `${String(PAGE_MAX_WIDTH_PX)}px`,
    pullHead: `${String(PULL_HEAD_PX)}px`,
  },
  shadow: { raised: `0 8px 32px ${vars.colour.shadow}` },
  motion: {
    fast: '120ms',
    normal: '200ms',
    sheet: '240ms',
    tick: '300ms',
    wait: `${String(REQUEST_MS)}ms`,
    swipe: `${String(SWIPE_MS)}ms`,
    easeOut: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  layer: {
    base: '0',
    sticky: '100',
    bar: '200',
    dialog: String(DIALOG_Z_INDEX),
    dialogContent: String(DIALOG_Z_INDEX + 1),
    toast: String(DIALOG_Z_INDEX * 2),
  },
  safeArea: {
    top: 'env(safe-area-inset-top, 0px)',
    right: 'env(safe-area-inset-right, 0px)',
    bottom: 'env(safe-area-inset-bottom, 0px)',
    left: 'env(safe-area-inset-left, 0px)',
  },
})

globalStyle(':root', { '@media': { [media.narrow]: { vars: { [vars.space.page]: '16px' } } } })
