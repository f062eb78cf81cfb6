import { addons } from 'storybook/manager-api'
import { inSentenceCase } from './storyName.ts'
import { themes } from './theme.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')

/** In the theme that the reader's system asks for, as the mark is. The panel is folded away, and opens at the side: a phone and the menus need the room. */
addons.setConfig({
  theme: dark.matches ? themes.dark : themes.light,
  layout: { showPanel: false, panelPosition: 'right', rightPanelWidth: 340 },
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? inSentenceCase(name) : name) },
})
