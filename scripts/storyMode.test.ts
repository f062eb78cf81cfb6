import { describe, expect, test } from 'vitest'
import { modeFaults } from '../.storybook/modeFaults.ts'
import { hashOf, isPlayedInEnglish, modeNamed, modeOfStory } from '../.storybook/storyMode.ts'
import { axes, axisNames, missingPairs, modes } from './visual/modes.ts'

const widget = {
  id: 'primitives-button--default',
  title: 'Primitives/Button',
  tags: ['widget'],
  plays: false,
}
const screen = { id: 'screens-login--default', title: 'Screens/Login', tags: ['screen'], plays: true }
const many = Array.from({ length: 900 }, (_, index) => ({
  ...widget,
  id: `widget-${String(index)}--default`,
}))

describe('the mode of a story', () => {
  test('stays the same from run to run', () => {
    const names = ['primitives-button--default', 'finance-money--hidden', 'screens-news--offline'].map(
      (id) => modeOfStory({ ...widget, id }).name,
    )
    expect(names).toMatchInlineSnapshot(`
      [
        "light-kor-us-wide",
        "light-en-kr",
        "light-kor-us-wide",
      ]
    `)
  })

  test('is each of the modes about as often as any other', () => {
    const counts = modes.map((mode) => many.filter((story) => modeOfStory(story) === mode).length)
    expect(Math.min(...counts)).toBeGreaterThan(70)
    expect(Math.max(...counts)).toBeLessThan(130)
  })

  test('over a library shows every pair of values of two axes', () => {
    expect(missingPairs(many.slice(0, 100).map(modeOfStory))).toEqual([])
  })

  test('is in English where the play finds things by English text', () => {
    const languages = many.map(({ id }) => modeOfStory({ ...screen, id }).language)
    expect(new Set(languages)).toEqual(new Set(['en']))
  })

  test('is in any language where the story plays nothing', () => {
    const languages = many.map(({ id }) => modeOfStory({ ...screen, plays: false, id }).language)
    expect(new Set(languages)).toEqual(new Set(axes.language))
  })
})

describe('a play is in English', () => {
  const plays = { ...screen, plays: true }
  test.each([
    ['of a screen', plays, true],
    ['of a screen that finds things by key', { ...plays, tags: ['any-language'] }, false],
    ['of a widget', { ...widget, plays: true }, false],
    ['of a widget that says so', { ...widget, plays: true, tags: ['english'] }, true],
    ['of nothing, for there is none', { ...screen, plays: false }, false],
  ])('%s: %o', (_, story, expected) => {
    expect(isPlayedInEnglish(story)).toBe(expected)
  })
})

describe('a story that has a fault in a mode', () => {
  test.each(modeFaults)('$story is not played in $mode by day', ({ story, mode }) => {
    expect(modes.map(({ name }) => name)).toContain(mode)
    expect(modeOfStory({ ...screen, id: story }).name).not.toBe(mode)
    expect(modeOfStory({ ...screen, plays: false, id: story }).name).not.toBe(mode)
  })

  test('keeps its mode by night', () => {
    for (const { story, mode } of modeFaults)
      expect(modeNamed(mode, { ...screen, plays: false, id: story }).name).toBe(mode)
  })
})

describe('a mode that is asked for', () => {
  test('is taken by every story, but for the language of one that needs English', () => {
    const asked = modeNamed('dark-kor-kr-wide', widget)
    expect(asked).toBe(modes.find(({ name }) => name === 'dark-kor-kr-wide'))
    const english = modeNamed('dark-kor-kr-wide', screen)
    expect(axisNames.filter((axis) => english[axis] !== asked[axis])).toEqual(['language'])
    expect(english.language).toBe('en')
  })

  test('is refused where it is none', () => {
    expect(() => modeNamed('sepia', widget)).toThrow(/no mode sepia/)
  })
})

test('the hash differs for ids that differ in their last letter', () => {
  const hashes = Array.from(
    { length: 26 },
    (_, index) => hashOf(`button--${String.fromCharCode(97 + index)}`) % 9,
  )
  expect(new Set(hashes).size).toBeGreaterThan(6)
})
