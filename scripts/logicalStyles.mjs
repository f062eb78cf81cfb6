/**
 * Lint rule: a style uses start and end, never left and right, so that it is right in right-to-left text too. What must stay
 * physical has the reason in a comment: `// oxlint-disable-next-line onelot/logical -- the panel follows the finger`.
 */
const sides = /^(left|right)$|(Left|Right)([A-Z]|$)/
/** Their second and fourth part are right and left. */
const fourSided = new Set(['margin', 'padding', 'inset', 'scrollMargin', 'scrollPadding', 'borderWidth'])
const sidedWords = new Set([
  'textAlign',
  'float',
  'clear',
  'transformOrigin',
  'justifyContent',
  'objectPosition',
])
const across = /\btranslateX\(|\btranslate\(\s*(?!0\s*,)/

const nameOf = ({ key, computed }) => (computed ? undefined : (key.name ?? key.value))

/** The text of a value; with a placeholder for each expression in it. */
function textOf(value, source) {
  if (value.type === 'Literal') return String(value.value)
  if (value.type !== 'TemplateLiteral') return ''
  return value.quasis
    .map(({ value: { cooked } }, at) => {
      const hole = value.expressions[at]
      return cooked + (hole ? `{${source.getText(hole).replaceAll(/\s/g, '')}}` : '')
    })
    .join('')
}

/** `a calc(b + c) d` as its three parts. */
const partsOf = (text) => text.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

function faultOf(name, text) {
  if (sides.test(name)) return `${name} is a side`
  const [top, right, bottom, left] = partsOf(text)
  if (left !== undefined && fourSided.has(name) && right !== left) return `${name} differs from right to left`
  if (name === 'borderRadius' && left !== undefined && (top !== right || bottom !== left))
    return `${name} differs from right to left`
  if (sidedWords.has(name) && /\b(left|right)\b/.test(text)) return `${name} names a side`
  if (name === 'transform' && across.test(text)) return `${name} moves across`
  return undefined
}

export const logical = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Property(node) {
      const name = nameOf(node)
      if (name === undefined) return
      const fault = faultOf(name, textOf(node.value, context.sourceCode))
      if (fault) context.report({ node, message: `${fault}: say it by start and end.` })
    },
  }),
}
