import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, test } from 'vitest'
import { isPlayedInEnglish } from '../.storybook/storyMode.ts'

const root = join(import.meta.dirname, '..')

const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((path) => {
  const source = readFileSync(join(root, path), 'utf8')
  const csf = loadCsf(source, { fileName: path, makeTitle: (title) => title }).parse()
  return csf.indexInputs.map(({ title = '', tags = [], exportName, __stats }) => ({
    name: `${title} ${exportName}`,
    title,
    path,
    tags: [...tags],
    plays: __stats?.play === true,
  }))
})
const inEnglish = stories.filter(isPlayedInEnglish)
const isOfScreens = ({ path }: { path: string }) => path.startsWith('packages/screens/')

/** Lower them with each play that finds things by role or message key instead; never raise them. */
const most = { widgets: 24, screensAndFlows: 94 }

describe('plays that find things by English text become fewer', () => {
  test('among widgets and foundations', () => {
    const names = inEnglish.filter((story) => !isOfScreens(story)).map(({ name }) => name)
    expect(names.length, names.join('\n')).toBe(most.widgets)
  })

  test('among screens and flows, whose plays declare when they need no English any more', () => {
    expect(inEnglish.filter(isOfScreens).length).toBeLessThanOrEqual(most.screensAndFlows)
    expect(stories.filter(isOfScreens).length).toBeGreaterThan(inEnglish.filter(isOfScreens).length)
  })
})

test('only a story that plays declares a language', () => {
  const idle = stories.filter(({ plays, tags }) => !plays && tags.includes('english'))
  expect(idle.map(({ name }) => name)).toEqual([])
})

/** What a mode of its own shows of every story (docs/stories.md). */
const copies =
  /^(Dark|Light|Korean|KoreanDark|Chinese|ChineseDark|TraditionalChinese|LargestText|OnAWidePage)$/

test('no widget has a story that only repeats another in a mode', () => {
  const names = stories.filter((story) => !isOfScreens(story)).map(({ name }) => name)
  expect(names.filter((name) => copies.test(name.split(' ').at(-1) ?? ''))).toEqual([])
})
