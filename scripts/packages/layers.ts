import { readFileSync, writeFileSync } from 'node:fs'
import { transformCss } from '@vanilla-extract/css/transformCss'
import type { Plugin } from 'vite'
import { elementRules } from '../../packages/ui/src/tokens/elements.ts'

/** From the weakest to the strongest. What a page's own styles say outside of layers wins over all of them (docs/packages.md). */
const layers = ['onelot.reset', 'onelot.base', 'onelot.widgets', 'onelot.screens'] as const
type Layer = (typeof layers)[number]

/** Each sheet says the whole order, so that it is the same whichever comes first. */
const order = `@layer ${layers.join(', ')};\n`
const inLayer = (layer: Layer, css: string): string => `@layer ${layer} {\n${css}\n}\n`

/** What the names of our classes begin with, as against those of a page. */
const CLASS = 'onelot_'
export const classNameOf = ({ hash }: { readonly hash: string }): string => `${CLASS}${hash}`

/** Elements with a class of ours get what the reset gives to all, so that widgets look right on a page without it. */
const baseStyles = (): string =>
  transformCss({
    localClassNames: [],
    composedClassLists: [],
    cssObjs: elementRules(`:where([class*="${CLASS}"])`).map(([selector, rule]) => ({
      type: 'global' as const,
      selector,
      rule,
    })),
  }).join('\n')

/** Puts each style of a package into its layer. Those of the whole page become `reset.css`, a sheet of their own. */
export function layeredStyles(name: string): Plugin {
  const own: Layer = name === '@onelot/ui' ? 'onelot.widgets' : 'onelot.screens'
  return {
    name: 'onelot:layered-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css\.ts\.vanilla\.css/ },
      handler(css, id) {
        if (!id.includes('/tokens/reset.css.ts')) return { code: inLayer(own, css), map: null }
        this.emitFile({
          type: 'asset',
          fileName: 'reset.css',
          source: `${order}${inLayer('onelot.reset', css)}`,
        })
        return { code: inLayer('onelot.base', baseStyles()), map: null }
      },
    },
  }
}

/** Begins a sheet with the order of all layers. */
export function writeOrder(sheet: string): void {
  writeFileSync(sheet, `${order}${readFileSync(sheet, 'utf8')}`)
}
