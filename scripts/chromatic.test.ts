import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chromatic, chromaticMode, chromaticModes } from '../.storybook/chromatic.ts'
import { axisNames, firstMode, globalsOf, modes } from './visual/modes.ts'

const globalsIn = (mode: Record<string, unknown>) =>
  Object.entries(mode)
    .filter(([name]) => name !== 'viewport')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')

test.each(modes)('Chromatic sees $name as the pictures taken here do', (mode) => {
  const { viewport, ...globals } = chromaticMode(mode)
  expect(globalsIn(globals)).toBe(globalsOf(mode))
  expect(viewport).toBe(Number(mode.viewport))
})

test('every story goes to Chromatic in the first mode and in one that is its opposite in all but language', () => {
  expect(chromatic.modes).toEqual({
    'light-en-kr': {
      theme: 'light',
      language: 'en',
      marketColours: 'kr',
      textSize: 'normal',
      hideAmounts: 'shown',
      viewport: 390,
    },
    'dark-en-tw-wide': {
      theme: 'dark',
      language: 'en',
      marketColours: 'tw',
      textSize: 'largest',
      hideAmounts: 'hidden',
      viewport: 750,
    },
  })
  const [first, second] = chromaticModes
  expect(first).toBe(firstMode)
  expect(axisNames.filter((axis) => second?.[axis] === firstMode[axis])).toEqual(['language'])
})

test('without a token it is skipped with one line that says so', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'chromatic.mjs')],
    { env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '' }, encoding: 'utf8' },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout.trim().split('\n')).toEqual([
    'Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set. npm run visual compares the same stories here.',
  ])
})
