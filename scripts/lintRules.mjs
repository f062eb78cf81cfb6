import { browserRule } from './browserRule.mjs'
import { logical } from './logicalStyles.mjs'
import { ownText } from './ownText.mjs'

/** Lint rule: whoever reads a list of exports reads each name. */
const named = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    ExportAllDeclaration(node) {
      context.report({ node, message: 'Name what a module exports, one by one.' })
    },
  }),
}

const holdsNothing = ({ type, properties }) => type === 'ObjectExpression' && properties.length === 0

/** Whether an object only hands on what was tested: `{ max }`, `{ max: Number(max) }` is more. */
const handsOn = ({ type, properties = [] }, tested) =>
  type === 'ObjectExpression' &&
  properties.length === 1 &&
  properties[0].type === 'Property' &&
  properties[0].value.type === 'Identifier' &&
  properties[0].value.name === tested

const isShorthand = ({ properties: [property] }) => property?.shorthand === true

/** The name that is tested, where a spread only hands it on: `{}` otherwise. */
function handedOn({ test, consequent, alternate }, asked) {
  if (test.type !== 'BinaryExpression' || test.left.type !== 'Identifier' || !asked(test)) return undefined
  const { name } = test.left
  const handing = holdsNothing(consequent) ? alternate : holdsNothing(alternate) ? consequent : undefined
  return handing && handsOn(handing, name) ? { name, handing } : undefined
}

const anyTest = () => true
const forUndefined = ({ right }) => right.type === 'Identifier' && right.name === 'undefined'

/** Lint rule: `max={max}` and `{ max }`, whose types take undefined, and not `...(max === undefined ? {} : { max })`. */
const plainProps = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const report = (node, name) => {
      context.report({ node, message: `Pass ${name} as it is, and let its type take undefined.` })
    }
    return {
      JSXSpreadAttribute({ argument }) {
        if (argument.type !== 'ConditionalExpression') return
        const handed = handedOn(argument, anyTest)
        if (handed) report(argument, handed.name)
      },
      /** Of another name, as a header, it may have a type that takes no undefined. */
      SpreadElement({ argument }) {
        if (argument.type !== 'ConditionalExpression') return
        const handed = handedOn(argument, forUndefined)
        if (handed && isShorthand(handed.handing)) report(argument, handed.name)
      },
    }
  },
}

/** The lint rules of this repository, as a plugin of oxlint. */
export default {
  meta: { name: 'onelot' },
  rules: { browsers: browserRule, logical, named, 'own-text': ownText, 'plain-props': plainProps },
}
