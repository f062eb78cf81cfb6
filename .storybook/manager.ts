import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

/** The mark over the sidebar: the app's own, as are the icon of the page and the splash. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Onelot',
    brandImage: './logo.svg',
  }),
})
