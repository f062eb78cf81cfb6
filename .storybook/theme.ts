import { create } from 'storybook/theming'
import { colours } from '../packages/ui/src/tokens/palette.ts'

/** Storybook in the product's own colours and with its mark: the file that is the app's icon. */
const themeOf = (base: 'light' | 'dark') => {
  const { ground, surface, raised, text, textSecondary, hairline, control, accent, onAccent } = colours[base]
  return create({
    base,
    brandTitle: 'Onelot',
    brandImage: './logo.svg',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: ground,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: hairline,
    appBorderRadius: 8,
    inputBorderRadius: 8,
    textColor: text,
    textInverseColor: onAccent,
    textMutedColor: textSecondary,
    barBg: surface,
    barTextColor: textSecondary,
    barHoverColor: accent,
    barSelectedColor: accent,
    inputBg: raised,
    inputBorder: control,
    inputTextColor: text,
  })
}

export const themes = { light: themeOf('light'), dark: themeOf('dark') }
