import { logical } from './logicalStyles.mjs'

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

/** Lint rule: `max={max}`, whose type takes undefined, and not `{...(max === undefined ? {} : { max })}`. */
const plainProps = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    JSXSpreadAttribute({ argument }) {
      if (argument.type !== 'ConditionalExpression') return
      const { test, consequent, alternate } = argument
      if (test.type !== 'BinaryExpression' || test.left.type !== 'Identifier') return
      const { name } = test.left
      if (
        (holdsNothing(consequent) && handsOn(alternate, name)) ||
        (holdsNothing(alternate) && handsOn(consequent, name))
      )
        context.report({ node: argument, message: `Pass ${name} as it is, and let its type take undefined.` })
    },
  }),
}

/** The lint rules of this repository, as a plugin of oxlint. */
export default { meta: { name: 'onelot' }, rules: { logical, named, 'plain-props': plainProps } }
