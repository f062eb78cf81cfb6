import { pathToFileURL } from 'node:url'
import { cruise } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.mjs'

const { forbidden, options } = rules

/**
 * Checks who imports whom below `baseDir`.
 * @param {string} baseDir
 * @param {readonly string[]} [folders]
 * @throws Error where no module is found: a check of nothing would pass everything
 */
export async function checkImports(baseDir, folders = ['packages', 'apps', '.storybook']) {
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, violations } = await checkImports(process.cwd())
  for (const violation of violations) console.error(violation)
  console.log(`imports: ${modules} modules, ${violations.length} violations`)
  process.exitCode = violations.length ? 1 : 0
}
