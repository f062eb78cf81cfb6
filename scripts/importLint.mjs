import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { importRules } from './importRules.mjs'

const root = join(import.meta.dirname, '..')

/** Folder and exports of each workspace package, by its name. */
const workspaces = new Map(
  ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => {
        const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
        return [name, { folder, exports }]
      }),
  ),
)

/** Path below the root that an import leads to; a package from outside is below `node_modules/`. */
function targetOf(file, name) {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
  const own = [...workspaces.keys()].find((known) => name === known || name.startsWith(`${known}/`))
  const workspace = workspaces.get(own)
  if (workspace === undefined) return `node_modules/${name}`
  const entry = `.${name.slice(own.length)}`
  return posix.join(workspace.folder, workspace.exports[entry] ?? entry)
}

const matches = (patterns, path) => [patterns ?? []].flat().some((pattern) => new RegExp(pattern).test(path))

/**
 * The rules that an import breaks.
 * @param {string} file path below the root, with slashes
 * @param {string} name what is imported, as it is written
 */
export function brokenRules(file, name) {
  const target = targetOf(file, name)
  return importRules.filter(({ from, to }) => {
    const found = new RegExp(from.path).exec(file)
    if (found === null || matches(from.pathNot, file)) return false
    const filled = (patterns) => [patterns ?? []].flat().map((one) => one.replaceAll('$1', found[1] ?? ''))
    return matches(filled(to.path), target) && !matches(filled(to.pathNot), target)
  })
}

/** Marks in the editor the imports that `npm run imports` refuses. */
export const importLint = {
  rules: {
    allowed: {
      meta: { type: 'problem', schema: [] },
      create(context) {
        const file = relative(root, context.filename).split(sep).join('/')
        function judge(source) {
          if (typeof source?.value !== 'string') return
          for (const { name, comment } of brokenRules(file, source.value))
            context.report({ node: source, message: `${name}: ${comment}` })
        }
        return {
          ImportDeclaration: ({ source }) => judge(source),
          ExportNamedDeclaration: ({ source }) => judge(source),
          ExportAllDeclaration: ({ source }) => judge(source),
          ImportExpression: ({ source }) => judge(source),
          TSImportType: ({ source }) => judge(source),
        }
      },
    },
  },
}
