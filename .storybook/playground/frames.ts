import { languages } from '@onelot/domain'
import { themes } from '@onelot/ui'
import type { Globals } from 'storybook/internal/types'

/** What the frames beside each other differ in. */
export type Axis = 'one' | 'themes' | 'languages' | 'widths'

export interface FrameChoice {
  readonly title: string
  readonly globals: Globals
  readonly widthPx: number
}

const PHONE_PX = 390
const widths = [320, PHONE_PX, 750]

const titleOf: Readonly<Record<string, string>> = {
  light: 'Light',
  dark: 'Dark',
  en: 'English',
  kor: '한국어',
  tw: '繁體中文',
}

/** The frames of an axis; in all else they follow the toolbar. */
export function framesOf(axis: Axis, toolbar: Globals): readonly FrameChoice[] {
  const along = (name: string, values: readonly string[]): readonly FrameChoice[] =>
    values.map((value) => ({
      title: titleOf[value] ?? value,
      globals: { ...toolbar, [name]: value },
      widthPx: PHONE_PX,
    }))
  switch (axis) {
    case 'one':
      return [{ title: 'As the toolbar says', globals: toolbar, widthPx: PHONE_PX }]
    case 'themes':
      return along('theme', themes)
    case 'languages':
      return along('language', languages)
    case 'widths':
      return widths.map((widthPx) => ({ title: `${String(widthPx)} px`, globals: toolbar, widthPx }))
    default:
      return axis satisfies never
  }
}
