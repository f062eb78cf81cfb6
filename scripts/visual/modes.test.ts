import { expect, test } from 'vitest'
import { modesOf } from './assign.ts'
import { axes, axisNames, firstMode, globalsOf, missingPairs, modes } from './modes.ts'

const story = (id: string, ...tags: string[]) => ({ id, title: id, tags: ['visual', ...tags], leads: true })
const many = Array.from({ length: 300 }, (_, index) => story(`widget-${String(index)}--default`))

test('the modes show every pair of values of two axes', () => {
  expect(missingPairs(modes)).toEqual([])
})

test('a pair that no mode shows is named', () => {
  const withoutChineseKorean = modes.filter(({ name }) => name !== 'dark-tw-kr')
  expect(missingPairs(withoutChineseKorean)).toContain('language=tw + marketColours=kr')
})

test('no smaller table could show every pair: language and market colours alone need nine', () => {
  expect(modes).toHaveLength(axes.language.length * axes.marketColours.length)
})

test('every mode has a name of its own', () => {
  expect(new Set(modes.map(({ name }) => name)).size).toBe(modes.length)
})

test('the first mode has the first value of every axis', () => {
  for (const axis of axisNames) expect(firstMode[axis]).toBe(axes[axis][0])
})

test('a mode is an address of the preview', () => {
  expect(globalsOf(firstMode)).toBe(
    'theme:light;language:en;marketColours:kr;textSize:normal;hideAmounts:shown',
  )
})

test('a story is taken in the first mode and in one other', () => {
  for (const one of many) {
    const [first, second, ...more] = modesOf(one)
    expect(first).toBe(firstMode)
    expect(modes).toContain(second)
    expect(second).not.toBe(firstMode)
    expect(more).toEqual([])
  }
})

test('a story keeps its modes whatever stories there are', () => {
  expect(modesOf(story('widget-7--default')).map(({ name }) => name)).toEqual(
    modesOf(story('widget-7--default')).map(({ name }) => name),
  )
  expect(modesOf(story('primitives-button--default')).map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "light-en-kr",
      "dark-en-us",
    ]
  `)
})

test('over the stories of a library every pair is seen', () => {
  expect(missingPairs(many.flatMap((one) => modesOf(one)))).toEqual([])
})
