import { pathToFileURL } from 'node:url'
import { cruise } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.mjs'

const { forbidden, options } = rules
const sources = ['packages', 'apps', '.storybook']

/**
 * Checks who imports whom below `baseDir`.
 * @param {string} baseDir
 * @param {readonly string[]} [folders]
 * @throws Error where no module is found: a check of nothing would pass everything
 */
export async function checkImports(baseDir, folders = sources) {
  const { output } = await cruise([...folders], {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  })
  if (output.summary.totalCruised === 0) throw new Error('no module was found')
  return {
    modules: output.summary.totalCruised,
    violations: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  }
}

/** Of each file below `baseDir`: which files import it. */
export async function importersIn(baseDir) {
  const { output } = await cruise(sources, { ...options, baseDir })
  return new Map(output.modules.map(({ source, dependents }) => [source, dependents]))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, violations } = await checkImports(process.cwd())
  for (const violation of violations) console.error(violation)
  console.log(`imports: ${modules} modules, ${violations.length} violations`)
  process.exitCode = violations.length ? 1 : 0
}
