import { DIALOG_Z_INDEX, PAGE_MAX_WIDTH_PX, PULL_HEAD_PX, REQUEST_MS, SWIPE_MS } from '../constants.ts'

/** Sizes that hold text grow with it, and never shrink below a touch target. */
const growing = (px: number) => `max(${String(px)}px, ${String(px / 16)}rem)`
const rem = (px: number) => `${String(px / 16)}rem`

/** What no theme and no market convention changes, as CSS writes it. */
export const values = {
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
} as const

/** The shadow of what is raised, before its colour. */
export const raisedShadow = { y: 8, blur: 32 } as const

const latin = ['-apple-system', 'BlinkMacSystemFont', 'SF Pro Text', 'Roboto', 'Segoe UI', 'Noto Sans']
const korean = ['Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic']
const taiwanese = ['PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei']

/** The faces of a language first, those of the others behind them: names of issuers come in all three. */
export const faces = {
  latin: [...latin, ...korean, ...taiwanese, 'sans-serif'],
  taiwanese: [...latin, ...taiwanese, ...korean, 'sans-serif'],
} as const
