import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as apiClient from '@onelot/api-client'
import ts from 'typescript'

const root = join(import.meta.dirname, '..', '..')
const screens = join(root, 'packages', 'screens', 'src')

/** Paths below `/api/vue/` by the names under which the client exports their endpoints. */
const paths = new Map<string, string>(
  Object.entries(apiClient).flatMap(([name, value]) =>
    typeof value === 'object' && 'path' in value && typeof value.path === 'string'
      ? [[name, value.path] as const]
      : [],
  ),
)

interface Imports {
  /** Files of the repository. */
  readonly files: readonly string[]
  /** Endpoints, by their paths. */
  readonly calls: readonly string[]
}

const specifierOf = (node: ts.Node): string | undefined => {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined)
    return ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined
  const [argument] = node.arguments
  return argument !== undefined && ts.isStringLiteral(argument) ? argument.text : undefined
}

/** The names that an import loads; none for types. */
function namesOf(node: ts.Node): readonly string[] {
  if (!ts.isImportDeclaration(node)) return []
  const bindings = node.importClause?.namedBindings
  if (node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  if (bindings === undefined || !ts.isNamedImports(bindings)) return []
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text)
}

const isOfTypes = (node: ts.Node): boolean =>
  (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
  (ts.isExportDeclaration(node) && node.isTypeOnly)

function importsOf(file: string): Imports {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false)
  const files = new Set<string>()
  const calls = new Set<string>()
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node)
    if (specifier?.startsWith('.') === true && !isOfTypes(node)) files.add(join(dirname(file), specifier))
    if (specifier === '@onelot/api-client')
      for (const name of namesOf(node)) {
        const path = paths.get(name)
        if (path !== undefined) calls.add(path)
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { files: [...files], calls: [...calls] }
}

/** The calls that a screen's script holds: those of every file that its `index.ts` leads to. */
function callsOf(entry: string, known: Map<string, Imports>): readonly string[] {
  const seen = new Set<string>([entry])
  const calls = new Set<string>()
  for (const file of seen) {
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue
    const imports = known.get(file) ?? importsOf(file)
    known.set(file, imports)
    for (const next of imports.files) seen.add(next)
    for (const path of imports.calls) calls.add(path)
  }
  return [...calls].sort()
}

/** Folders of screens, below the sources: `market/stock-detail`. */
const screenFolders = (): readonly string[] => globSync('*/*/screen.ts', { cwd: screens }).map(dirname)

/** Keyed by the folder of a screen, the area that it is in. */
export const areasOfFolders = (): ReadonlyMap<string, string> =>
  new Map(screenFolders().map((folder) => [basename(folder), dirname(folder)]))

/** Keyed by the folder of a screen, the calls below `/api/vue/` that its screen may make. */
export function screenCalls(): Readonly<Record<string, readonly string[]>> {
  const known = new Map<string, Imports>()
  return Object.fromEntries(
    screenFolders().map((folder) => [basename(folder), callsOf(join(screens, folder, 'index.ts'), known)]),
  )
}
