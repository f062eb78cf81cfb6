import { createGlobalThemeContract } from '@vanilla-extract/css'

export { insetCorners } from './inset.css.ts'
export { media } from './media.ts'

/**
 * The contract: what every style in this package may name. Values are separate, in `values.css.ts` (what never changes) and
 * `themes.css.ts` (what a theme or a market convention decides).
 */
export const vars = createGlobalThemeContract(
  {
    colour: {
      ground: null,
      surround: null,
      surface: null,
      raised: null,
      sunken: null,
      text: null,
      textSecondary: null,
      textMuted: null,
      hairline: null,
      control: null,
      ink: null,
      inkPressed: null,
      onInk: null,
      accentOnInk: null,
      quietFill: null,
      quietFillPressed: null,
      selected: null,
      accent: null,
      accentTint: null,
      onAccent: null,
      focus: null,
      error: null,
      errorTint: null,
      disabled: null,
      onDisabled: null,
      skeleton: null,
      scrim: null,
      toast: null,
      onToast: null,
      shadow: null,
    },
    market: {
      up: null,
      upTint: null,
      upFill: null,
      onUpFill: null,
      down: null,
      downTint: null,
      downFill: null,
      onDownFill: null,
      flat: null,
      flatTint: null,
      flatFill: null,
    },
    /** What tells listings apart (`sectorColours.ts`). */
    sectorInk: { violet: null, amber: null, plum: null, gold: null, brown: null, mauve: null, slate: null },
    sectorTint: { violet: null, amber: null, plum: null, gold: null, brown: null, mauve: null, slate: null },
    font: { sans: null },
    /** 12, 13, 15, 17, 20, 24, 32 at the normal text size. */
    fontSize: {
      caption: null,
      small: null,
      body: null,
      lead: null,
      title: null,
      heading: null,
      display: null,
    },
    lineHeight: { tight: null, normal: null, relaxed: null },
    fontWeight: { regular: null, strong: null, bold: null },
    /** The 4 px grid; `page` is the page margin, 20 and 16 on narrow screens. */
    space: {
      none: null,
      x1: null,
      x2: null,
      x3: null,
      x4: null,
      x5: null,
      x6: null,
      x8: null,
      page: null,
    },
    radius: { card: null, control: null, chip: null, round: null },
    size: {
      touch: null,
      /** In a bar across the screen, where large text leaves little beside it. */
      barTouch: null,
      barIcon: null,
      control: null,
      row: null,
      navBar: null,
      tabBar: null,
      icon: null,
      iconSmall: null,
      hairline: null,
      edge: null,
      focusRing: null,
      focusInset: null,
      page: null,
      pullHead: null,
    },
    shadow: { raised: null },
    motion: { fast: null, normal: null, sheet: null, tick: null, swipe: null, wait: null, easeOut: null },
    layer: { base: null, sticky: null, bar: null, dialog: null, dialogContent: null, toast: null },
    safeArea: { top: null, right: null, bottom: null, left: null },
    /** What the on-screen keyboard covers of the page's foot. */
    keyboard: null,
    textScale: null,
  },
  (_value, path) => `onelot-${path.join('-')}`,
)
