import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storyIds } from './storyIds.ts'
import { partsOf, readManifest } from './visual/manifest.ts'

const root = join(import.meta.dirname, '..')

const stories = storyIds()

test('every accepted picture is of a story that is there', async () => {
  const manifest = await readManifest(join(root, '.storybook', 'pictures'))
  const keys = [...manifest.keys()]
  expect(keys.length).toBeGreaterThan(stories.size)
  expect(keys.filter((key) => !stories.has(partsOf(key).story))).toEqual([])
})
