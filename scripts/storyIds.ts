import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

const root = join(import.meta.dirname, '..')

/** The ids of the stories of each file in the packages, read from the sources. */
export const storiesByFile = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    globSync('packages/*/{src,testing}/**/*.stories.tsx', { cwd: root }).map((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      const csf = loadCsf(source, { fileName: path, makeTitle: (title) => title }).parse()
      return [path, csf.stories.map(({ id }) => id)]
    }),
  )

/** The ids of every story in the packages. */
export const storyIds = (): ReadonlySet<string> => new Set([...storiesByFile().values()].flat())
