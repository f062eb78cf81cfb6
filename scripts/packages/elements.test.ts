import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { elementRules } from '../../packages/ui/src/tokens/elements.ts'

const root = join(import.meta.dirname, '..', '..')

/** The elements that the rules name. */
const named = new Set(
  elementRules().flatMap(([selectors]) => selectors.split(', ').map((one) => /^[a-z0-9]*/.exec(one)?.[0])),
)

/** Of stories alone, or a text whose own styles say all of its elements. */
const aside = /\.stories\.tsx$|\.test\.tsx$|\/LiveTicket\.tsx$|\/Prose\.tsx$/

const hasClass = (attribute: ts.JsxAttributeLike) =>
  ts.isJsxSpreadAttribute(attribute) || attribute.name.getText() === 'className'

function withoutClass(path: string): readonly string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const element = node.tagName.getText()
      if (named.has(element) && !node.attributes.properties.some(hasClass)) found.push(`${path}: ${element}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('each element of a widget that the rules of elements name has a class, by which they reach it on a page without the reset', () => {
  const paths = globSync('packages/ui/src/**/*.tsx', { cwd: root }).filter((path) => !aside.test(path))
  expect(named).toContain('ul')
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.flatMap(withoutClass)).toEqual([])
})
