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

/** The lint rules of this repository, as a plugin of oxlint. */
export default { meta: { name: 'onelot' }, rules: { logical, named } }
