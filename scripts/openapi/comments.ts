import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { asText } from './descriptions.ts'

const contract = join(import.meta.dirname, '../../packages/api-client/src/contract')

/** Comments of the fields of shapes, read without their types. */
export function commentsOfFields(): ReadonlySet<string> {
  const found = new Set<string>()
  for (const file of globSync('*/*.ts', { cwd: contract }).filter((name) => !name.endsWith('.test.ts'))) {
    const text = readFileSync(join(contract, file), 'utf8')
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
        for (const { comment } of ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc))
          if (comment !== undefined) found.add(asText(ts.getTextOfJSDocComment(comment) ?? ''))
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  }
  return found
}
