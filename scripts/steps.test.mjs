import { expect, test } from 'vitest'
import { runSteps } from './steps.mjs'

/** Steps that end when they are asked to, and what was seen of them. */
function stage(steps, cores) {
  const printed = []
  const running = new Map()
  const done = runSteps(
    steps,
    { cores, print: (text) => printed.push(text.trim()) },
    ({ name }, print) =>
      new Promise((resolve) => {
        running.set(name, { print, resolve })
      }),
  )
  return {
    printed,
    done,
    running: () => [...running.keys()],
    say: (name, text) => running.get(name).print(text),
    end: async (name, passed = true) => {
      running.get(name).resolve(passed)
      running.delete(name)
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
    },
  }
}

const named = (...names) => names.map((name) => ({ name }))

test('as many steps run as there are cores, and the next begins where one has ended', async () => {
  const { running, end } = stage(named('types', 'lint', 'imports', 'format'), 2)
  expect(running()).toEqual(['types', 'lint'])
  await end('types')
  expect(running()).toEqual(['lint', 'imports'])
  await end('imports')
  expect(running()).toEqual(['lint', 'format'])
})

test('on one core steps run one after another', async () => {
  const { running, end } = stage(named('types', 'lint'), 1)
  expect(running()).toEqual(['types'])
  await end('types')
  expect(running()).toEqual(['lint'])
})

test('a step that is alone begins when no other runs, and none begins beside it', async () => {
  const { running, end } = stage([...named('lint'), { name: 'stories', alone: true }, ...named('size')], 4)
  expect(running()).toEqual(['lint'])
  await end('lint')
  expect(running()).toEqual(['stories'])
  await end('stories')
  expect(running()).toEqual(['size'])
})

test('a step begins after those that it needs, and without them where they were not chosen', async () => {
  const { running, end } = stage(
    [...named('types', 'lint'), { name: 'packages', after: ['types', 'web build'] }],
    4,
  )
  expect(running()).toEqual(['types', 'lint'])
  await end('types')
  expect(running()).toEqual(['lint', 'packages'])
})

test('what steps print is in their order, that of the first at once', async () => {
  const { printed, say, end } = stage(named('types', 'lint', 'format'), 3)
  say('lint', 'a fault')
  say('types', 'all right')
  expect(printed).toEqual(['── types', 'all right'])
  await end('format')
  await end('types')
  expect(printed).toEqual(['── types', 'all right', '── lint', 'a fault'])
  say('lint', 'another')
  expect(printed.at(-1)).toBe('another')
  await end('lint')
  expect(printed.slice(4)).toEqual(['another', '── format'])
})

test('a step that fails stops no other, and the results are in the order of the steps', async () => {
  const { done, end } = stage(named('types', 'lint'), 2)
  await end('lint')
  await end('types', false)
  expect(await done).toMatchObject([
    { name: 'types', passed: false },
    { name: 'lint', passed: true },
  ])
})
