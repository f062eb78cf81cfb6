import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..', '..')
const ui = join(root, 'packages', 'ui')

/** The entries of the package that export widgets. */
const entries = {
  '@onelot/ui': 'src/index.ts',
  '@onelot/ui/charts': 'src/finance/charts/index.ts',
  '@onelot/ui/kline': 'src/finance/KLineChart/index.ts',
} as const

const parsed = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)

function valuesOf(path: string): readonly string[] {
  return parsed(path)
    .statements.filter(ts.isExportDeclaration)
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap(({ exportClause }) =>
      exportClause !== undefined && ts.isNamedExports(exportClause) ? exportClause.elements : [],
    )
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name }) => name.text)
}

/** By which entry each value is imported, keyed by its name. */
export const importsOfUi = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([entry, path]) =>
      valuesOf(join(ui, path)).map((name) => [name, entry] as const),
    ),
  )

/** `colour.ink` of `vars.colour.ink`, `space` where a style takes each of a kind; nothing of `vars` alone. */
function tokensIn(path: string): readonly string[] {
  const found: string[] = []
  const read = (node: ts.Node): string | undefined => {
    if (ts.isIdentifier(node)) return node.text === 'vars' ? '' : undefined
    if (ts.isPropertyAccessExpression(node)) {
      const before = read(node.expression)
      return before === undefined ? undefined : `${before}.${node.name.text}`
    }
    if (!ts.isElementAccessExpression(node)) return undefined
    const before = read(node.expression)
    if (before === undefined || !ts.isStringLiteral(node.argumentExpression)) return before
    return `${before}.${node.argumentExpression.text}`
  }
  const visit = (node: ts.Node): void => {
    const token = ts.isExpression(node) && !ts.isIdentifier(node) ? read(node) : undefined
    if (token) found.push(token.slice(1))
    if (token === undefined) ts.forEachChild(node, visit)
  }
  visit(parsed(path))
  return found
}

/** The tokens that the styles in each widget's folder name, keyed by the name of its docs' file. */
export const tokensOfWidgets = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    globSync('src/{primitives,finance}/**/*.docs.ts', { cwd: ui }).map((docs) => {
      const styles = globSync('*.css.ts', { cwd: join(ui, dirname(docs)) })
      const tokens = styles.flatMap((style) => tokensIn(join(ui, dirname(docs), style)))
      return [basename(docs, '.docs.ts'), [...new Set(tokens)].sort()]
    }),
  )

/** The name of the file that exports each value of ui, keyed by the value's name: `Inline` is of `Stack`. */
function filesOfUi(): ReadonlyMap<string, string> {
  const found = Object.values(entries).flatMap((path) =>
    parsed(join(ui, path))
      .statements.filter(ts.isExportDeclaration)
      .flatMap(({ exportClause, moduleSpecifier }) =>
        exportClause !== undefined &&
        ts.isNamedExports(exportClause) &&
        moduleSpecifier !== undefined &&
        ts.isStringLiteral(moduleSpecifier)
          ? exportClause.elements.map(
              ({ name }) => [name.text, basename(moduleSpecifier.text, '.tsx')] as const,
            )
          : [],
      ),
  )
  return new Map(found)
}

/** The widgets that a file imports as values, by the names of their files. */
function widgetsIn(path: string, files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const names = parsed(path)
    .statements.filter(ts.isImportDeclaration)
    .filter(
      ({ moduleSpecifier }) =>
        ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.startsWith('@onelot/ui'),
    )
    .map(({ importClause }) => importClause?.namedBindings)
    .filter((bindings) => bindings !== undefined)
    .filter(ts.isNamedImports)
    .flatMap(({ elements }) => elements.filter(({ isTypeOnly }) => !isTypeOnly))
    .map(({ name, propertyName }) => files.get((propertyName ?? name).text))
  return new Set(names.filter((name) => name !== undefined))
}

/** Widgets with a page by how many files of screens import them, the most used first; of as many, by name. */
export function widgetsByUse(): readonly (readonly [widget: string, files: number])[] {
  const documented = globSync('src/{primitives,finance}/**/*.docs.ts', { cwd: ui }).map((path) =>
    basename(path, '.docs.ts'),
  )
  const files = filesOfUi()
  const uses = globSync('packages/screens/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(?:stories|test|fixture)\./.test(path))
    .map((path) => widgetsIn(join(root, path), files))
  return documented
    .map((widget) => [widget, uses.filter((used) => used.has(widget)).length] as const)
    .sort(([a, of], [b, than]) => than - of || (a < b ? -1 : 1))
}
