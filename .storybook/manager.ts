import { addons } from 'storybook/manager-api'
import { themes } from './theme.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')

/** In the theme that the reader's system asks for, as the mark is; the panel at the side leaves a phone its height. */
addons.setConfig({
  theme: dark.matches ? themes.dark : themes.light,
  panelPosition: 'right',
  rightPanelWidth: 340,
})
