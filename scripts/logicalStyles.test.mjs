import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import rules from './lintRules.mjs'

const faults = (style) =>
  new Linter()
    .verify(`export const box = style({ ${style} })`, {
      plugins: { onelot: rules },
      rules: { 'onelot/logical': 'error' },
    })
    .map(({ message }) => message)

describe('a style', () => {
  it.each([
    "left: '50%'",
    'right: 0',
    "marginLeft: '4px'",
    'paddingRight: vars.space.x2',
    "borderTopLeftRadius: '4px'",
    "textAlign: 'right'",
    "transformOrigin: 'left'",
    "padding: '0 4px 0 8px'",
    'padding: `0 ${vars.space.x2} 0 ${vars.space.page}`',
    'borderRadius: `${vars.radius.card} 0 0 ${vars.radius.card}`',
    "transform: 'translateX(4px)'",
    'transform: `translate(-50%, ${dragVar})`',
    "selectors: { '&:active': { left: 0 } }",
  ])('may not say %s', (style) => {
    expect(faults(style)).toHaveLength(1)
  })
  it.each([
    "insetInlineStart: '50%'",
    'marginInline: 0',
    "textAlign: 'end'",
    'padding: `0 ${vars.space.x2}`',
    'padding: `${vars.space.x2} ${vars.space.page} ${vars.space.x5}`',
    'padding: `calc(a + b) c calc(d + e) c`',
    'borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`',
    "transform: 'translateY(-50%)'",
    "transform: 'translate(0, 4px)'",
    "copyright: 'mine'",
  ])('may say %s', (style) => {
    expect(faults(style)).toEqual([])
  })
})
