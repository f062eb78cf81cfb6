import type { MarketColours, ThemeName } from './axes.ts'

/**
 * Colours as values. Styles use `vars`; only what draws on a canvas (charts) reads these, through `useTheme().palette`.
 */
export interface Colours {
  /** The page behind cards. */
  readonly ground: string
  /** Beside the page, where the screen is wider than it. */
  readonly surround: string
  /** Cards, bars, fields at rest. */
  readonly surface: string
  /** Sheets, dialogs, menus. */
  readonly raised: string
  /** Wells inside a surface: segmented tracks, chips, pressed rows. */
  readonly sunken: string
  readonly text: string
  readonly textSecondary: string
  /** The faintest text that is still informative. */
  readonly textMuted: string
  /** Hairlines between rows: decoration, never the only sign of a control. */
  readonly hairline: string
  /** The edge of a field, a switch, a checkbox. */
  readonly control: string
  /** The brand: the one primary action. */
  readonly ink: string
  readonly inkPressed: string
  readonly onInk: string
  /** The accent on ink: the mark. */
  readonly accentOnInk: string
  /** Buttons that are not the primary one. */
  readonly quietFill: string
  readonly quietFillPressed: string
  /** The chosen one in a well. */
  readonly selected: string
  /** Links, selection, focus. */
  readonly accent: string
  readonly accentTint: string
  readonly onAccent: string
  readonly focus: string
  /** Errors only, beside an icon and text. */
  readonly error: string
  readonly errorTint: string
  readonly disabled: string
  readonly onDisabled: string
  readonly skeleton: string
  readonly scrim: string
  /** Toasts contrast with either theme. */
  readonly toast: string
  readonly onToast: string
  /** The colour of a shadow; dark themes need more of it. */
  readonly shadow: string
}

export const colours = {
  light: {
    ground: '#F6F7F9',
    surround: '#E9EBF0',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    sunken: '#EDEFF3',
    text: '#15171C',
    textSecondary: '#4C5260',
    textMuted: '#616876',
    hairline: '#E6E8ED',
    control: '#7F8694',
    ink: '#15171C',
    inkPressed: '#33363F',
    onInk: '#FFFFFF',
    accentOnInk: '#9D92FF',
    quietFill: '#E2E5EB',
    quietFillPressed: '#D2D6DF',
    selected: '#FFFFFF',
    accent: '#5B4BDB',
    accentTint: '#EFEDFC',
    onAccent: '#FFFFFF',
    focus: '#5B4BDB',
    error: '#BF1D2B',
    errorTint: '#FCECEE',
    disabled: '#ECEEF2',
    onDisabled: '#636A78',
    skeleton: '#E6E8ED',
    scrim: 'rgba(11, 13, 18, 0.48)',
    toast: '#24272F',
    onToast: '#FFFFFF',
    shadow: 'rgba(21, 23, 28, 0.16)',
  },
  dark: {
    ground: '#0B0D12',
    surround: '#040507',
    surface: '#151922',
    raised: '#1B202B',
    sunken: '#232936',
    text: '#F2F4F8',
    textSecondary: '#BBC1CD',
    textMuted: '#9AA2B1',
    hairline: '#262C38',
    control: '#7A8294',
    ink: '#F2F4F8',
    inkPressed: '#CDD2DC',
    onInk: '#12141A',
    accentOnInk: '#5B4BDB',
    quietFill: '#2B3240',
    quietFillPressed: '#3A4253',
    selected: '#3D4557',
    accent: '#9D92FF',
    accentTint: '#25224A',
    onAccent: '#12101F',
    focus: '#9D92FF',
    error: '#FF8B8F',
    errorTint: '#3A1D23',
    disabled: '#2E3543',
    onDisabled: '#9AA2B1',
    skeleton: '#262C38',
    scrim: 'rgba(0, 0, 0, 0.64)',
    toast: '#E8EBF1',
    onToast: '#15171C',
    shadow: 'rgba(0, 0, 0, 0.56)',
  },
} as const satisfies Record<ThemeName, Colours>

/** One market hue: for text and lines, as a tint behind that text, and as a fill under `onFill`. */
interface Hue {
  readonly ink: string
  readonly tint: string
  readonly fill: string
  readonly onFill: string
}

const hues = {
  light: {
    red: { ink: '#C91F30', tint: '#FCECEE', fill: '#CF2334', onFill: '#FFFFFF' },
    blue: { ink: '#1B5BD0', tint: '#EAF1FD', fill: '#1F62DB', onFill: '#FFFFFF' },
    green: { ink: '#08744A', tint: '#E4F5ED', fill: '#0A7A4F', onFill: '#FFFFFF' },
    grey: { ink: '#4C5260', tint: '#EDEFF3', fill: '#4C5260', onFill: '#FFFFFF' },
  },
  dark: {
    red: { ink: '#FF7B82', tint: '#3A1D23', fill: '#CF3342', onFill: '#FFFFFF' },
    blue: { ink: '#7FAAFF', tint: '#18294A', fill: '#2F68DC', onFill: '#FFFFFF' },
    green: { ink: '#3FCF8E', tint: '#11322A', fill: '#0E7D53', onFill: '#FFFFFF' },
    grey: { ink: '#BBC1CD', tint: '#232936', fill: '#5A6272', onFill: '#FFFFFF' },
  },
} as const satisfies Record<ThemeName, Record<'red' | 'blue' | 'green' | 'grey', Hue>>

const conventions = {
  kr: { up: 'red', down: 'blue' },
  tw: { up: 'red', down: 'green' },
  us: { up: 'green', down: 'red' },
} as const satisfies Record<MarketColours, { up: string; down: string }>

/** The colours of a direction. `up`, `down` and `flat` are for text and lines. */
export interface MarketPalette {
  readonly up: string
  readonly upTint: string
  readonly upFill: string
  readonly onUpFill: string
  readonly down: string
  readonly downTint: string
  readonly downFill: string
  readonly onDownFill: string
  readonly flat: string
  readonly flatTint: string
  /** Reads under `onUpFill`: a mark that shows all three directions has one text colour. */
  readonly flatFill: string
}

/** The market colours of a theme under a convention. */
export function marketPalette(theme: ThemeName, convention: MarketColours): MarketPalette {
  const up = hues[theme][conventions[convention].up]
  const down = hues[theme][conventions[convention].down]
  const flat = hues[theme].grey
  return {
    up: up.ink,
    upTint: up.tint,
    upFill: up.fill,
    onUpFill: up.onFill,
    down: down.ink,
    downTint: down.tint,
    downFill: down.fill,
    onDownFill: down.onFill,
    flat: flat.ink,
    flatTint: flat.tint,
    flatFill: flat.fill,
  }
}
