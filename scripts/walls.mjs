import { pathToFileURL } from 'node:url'
import { cruise } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.mjs'

const { forbidden, options } = rules

/**
 * Checks who imports whom below `baseDir`. Sees no module at all, and it throws: a check that looks at nothing passes everything.
 * @param {string} baseDir
 * @param {readonly string[]} [folders]
 */
export async function crossedWalls(baseDir, folders = ['packages', 'apps', '.storybook']) {
  const { output } = await cruise([...folders], {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  })
  if (output.summary.totalCruised === 0) throw new Error('no module was seen')
  return {
    modules: output.summary.totalCruised,
    crossings: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, crossings } = await crossedWalls(process.cwd())
  for (const crossing of crossings) console.error(crossing)
  console.log(`walls: ${modules} modules, ${crossings.length} crossings`)
  process.exitCode = crossings.length ? 1 : 0
}
