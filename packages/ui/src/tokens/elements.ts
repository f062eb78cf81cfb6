import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './vars.css.ts'

/**
 * What widgets expect of elements, in place of what browsers give them.
 * @param scope a selector that each element has to match besides; none where it is said of the whole page
 */
export function elementRules(scope = ''): readonly (readonly [selector: string, rule: GlobalStyleRule])[] {
  const each = (...elements: readonly string[]) => elements.map((element) => `${element}${scope}`).join(', ')
  return [
    [`*${scope}, *${scope}::before, *${scope}::after`, { boxSizing: 'border-box' }],
    [
      each('h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'fieldset', 'legend'),
      { margin: 0, padding: 0, border: 0, minInlineSize: 0 },
    ],
    [each('h1', 'h2', 'h3', 'h4'), { fontSize: 'inherit', fontWeight: 'inherit' }],
    [each('ul', 'ol'), { listStyle: 'none' }],
    [
      each('button', 'input', 'textarea', 'select'),
      { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
    ],
    [
      each('button'),
      { padding: 0, border: 0, background: 'none', cursor: 'pointer', touchAction: 'manipulation' },
    ],
    [each('button:disabled'), { cursor: 'not-allowed' }],
    [each('a'), { color: vars.colour.accent }],
    [each('svg'), { display: 'block', flexShrink: 0 }],
    [each('table'), { borderCollapse: 'collapse' }],
    [
      each(':focus-visible'),
      {
        outline: `${vars.size.focusRing} solid ${vars.colour.focus}`,
        outlineOffset: vars.size.focusRing,
      },
    ],
    [each(':focus:not(:focus-visible)'), { outline: 'none' }],
    /** A heading is focused when its screen opens or its question is asked, for screen readers; there is nothing to press on it. */
    [each(':is(h1, h2)[tabindex="-1"]:focus'), { outline: 'none' }],
  ]
}
