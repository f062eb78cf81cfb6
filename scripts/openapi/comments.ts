import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { asText, commentBefore } from './descriptions.ts'

const contract = join(import.meta.dirname, '../../packages/api-client/src/contract')

/** `z.object(…)`: a comment before a call of something else may be about several. */
const isShape = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && node.expression.getText().startsWith('z.')

/** Comments of the fields of shapes and of the options of unions, read without their types. */
export function commentsOfFields(): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (comment: string) => {
    if (comment !== '') found.add(comment)
  }
  for (const file of globSync('*/*.ts', { cwd: contract }).filter((name) => !name.endsWith('.test.ts'))) {
    const text = readFileSync(join(contract, file), 'utf8')
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
        for (const { comment } of ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc))
          add(asText(ts.getTextOfJSDocComment(comment) ?? ''))
      if (ts.isArrayLiteralExpression(node))
        for (const option of node.elements.filter(isShape)) add(commentBefore(option))
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  }
  return found
}
