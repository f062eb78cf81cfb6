import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { partsOf, readManifest } from './visual/manifest.ts'

const root = join(import.meta.dirname, '..')

const stories = new Set(
  globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    const csf = loadCsf(source, { fileName: path, makeTitle: (title) => title }).parse()
    return csf.stories.map(({ id }) => id)
  }),
)

test('every accepted picture is of a story that is there', async () => {
  const manifest = await readManifest(join(root, '.storybook', 'pictures'))
  const keys = [...manifest.keys()]
  expect(keys.length).toBeGreaterThan(stories.size)
  expect(keys.filter((key) => !stories.has(partsOf(key).story))).toEqual([])
})
