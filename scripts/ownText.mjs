const texts = new Set(['text'])
const elements = new Set(['element'])
const nothing = new Set(['nothing'])
const blank = new Set()

/** Calls that return text wherever they are named so. */
const textCalls = /^(t|ui|app|format[A-Z]\w*|\w+Text|join|toString)$/
/** Names of texts. */
const textNames = /^(error|hint|label|name|text|title|message|said|words)$/

/** What a child of an element may draw; the empty set where that is not known, or nothing at all. */
function draws(node) {
  switch (node.type) {
    case 'JSXText':
      return /\S/.test(node.value) ? texts : blank
    case 'JSXExpressionContainer':
      return draws(node.expression)
    case 'JSXElement':
    case 'JSXFragment':
      return elements
    case 'Literal':
      return typeof node.value === 'string' ? texts : nothing
    case 'TemplateLiteral':
      return texts
    case 'Identifier':
      return node.name === 'undefined' ? nothing : textNames.test(node.name) ? texts : blank
    case 'MemberExpression':
      return node.property.type === 'Identifier' && textNames.test(node.property.name) ? texts : blank
    case 'ConditionalExpression':
      return new Set([...draws(node.consequent), ...draws(node.alternate)])
    case 'LogicalExpression':
      return new Set([...(node.operator === '&&' ? nothing : draws(node.left)), ...draws(node.right)])
    case 'CallExpression': {
      const called = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee
      return called.type === 'Identifier' && textCalls.test(called.name) ? texts : blank
    }
    default:
      return blank
  }
}

const isBlank = ({ type, value }) => type === 'JSXText' && !/\S/.test(value)
const isComment = ({ type, expression }) =>
  type === 'JSXExpressionContainer' && expression.type === 'JSXEmptyExpression'

const conditions = new Set(['ConditionalExpression', 'LogicalExpression'])

/** Whether it draws the same text as long as the language stays. */
function isFixed({ type, expression, arguments: given = [] }) {
  if (type === 'JSXExpressionContainer') return isFixed(expression)
  return type === 'JSXText' || type === 'Literal' || (type === 'CallExpression' && given.every(isFixed))
}

/** Whether all children come and go together, without an element around them. */
const comesAndGoes = ({ type, parent }) => type === 'JSXFragment' && conditions.has(parent.type)

/**
 * Lint rule: a text that changes beside others, or that is beside what comes and goes, is an element of its own. Browsers that translate a page put
 * its texts into other elements: React then finds no text to remove, or to insert something before, and what it writes does not show.
 */
export const ownText = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const look = (node) => {
      const drawn = node.children
        .filter((child) => !isBlank(child) && !isComment(child))
        .map((child) => ({ child, kinds: draws(child) }))
      const isBesideOthers = drawn.length > 1
      const isMoved = (isBesideOthers && drawn.some(({ kinds }) => kinds.size > 1)) || comesAndGoes(node)
      for (const { child, kinds } of drawn)
        if (kinds.has('text') && (isMoved || (isBesideOthers && !isFixed(child))))
          context.report({
            node: child,
            message:
              'Put a text that changes beside others, or that comes and goes, or is beside what does, into a <span>.',
          })
    }
    return { JSXElement: look, JSXFragment: look }
  },
}
