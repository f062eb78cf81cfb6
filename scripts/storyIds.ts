import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

const root = join(import.meta.dirname, '..')

/** The ids of every story in the packages, read from the sources. */
export const storyIds = (): ReadonlySet<string> =>
  new Set(
    globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      const csf = loadCsf(source, { fileName: path, makeTitle: (title) => title }).parse()
      return csf.stories.map(({ id }) => id)
    }),
  )
