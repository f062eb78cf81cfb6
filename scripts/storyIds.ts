import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

const root = join(import.meta.dirname, '..')

/** Every file of stories, below the root. */
export const storyFiles = [
  'packages/*/{src,testing}/**/*.stories.tsx',
  '.storybook/{conformance,playground}/*.stories.tsx',
]

/** The ids of the stories of each file, read from the sources. */
export const storiesByFile = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    globSync(storyFiles, { cwd: root }).map((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      const csf = loadCsf(source, { fileName: path, makeTitle: (title) => title }).parse()
      return [path, csf.stories.map(({ id }) => id)]
    }),
  )

/** The ids of every story. */
export const storyIds = (): ReadonlySet<string> => new Set([...storiesByFile().values()].flat())
