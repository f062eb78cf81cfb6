import type { Plugin } from 'vite'
import { importsOfUi, tokensOfWidgets } from './widgetFacts.ts'

const asked = 'virtual:widget-facts'
const resolved = `\0${asked}`

/** `virtual:widget-facts`: what pages of widgets tell of the entries of ui and of styles (docs/stories.md). */
export const widgetFactsPlugin = (): Plugin => ({
  name: 'onelot:widget-facts',
  resolveId: (id) => (id === asked ? resolved : undefined),
  load: (id) =>
    id === resolved
      ? `export const importsOfUi = ${JSON.stringify(importsOfUi())}
export const tokensOfWidgets = ${JSON.stringify(tokensOfWidgets())}`
      : undefined,
})
