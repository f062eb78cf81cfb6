import { expect, test } from 'vitest'
import { storiesOf } from './stories.ts'

const entry = (id: string, tags: string[], type = 'story') => ({
  id,
  type,
  tags,
  title: 'Card',
  name: 'Default',
})

test('takes stories that keep the tag, by id, and finds the first of each file', () => {
  const entries = {
    b: entry('b--default', ['visual', 'play-fn']),
    later: entry('a--wide', ['visual']),
    a: entry('a--default', ['visual']),
    live: entry('live--default', []),
    docs: entry('a--docs', ['visual'], 'docs'),
  }
  expect(storiesOf({ entries })).toEqual([
    { id: 'a--default', title: 'Card / Default', tags: ['visual'], leads: false },
    { id: 'a--wide', title: 'Card / Default', tags: ['visual'], leads: true },
    { id: 'b--default', title: 'Card / Default', tags: ['visual', 'play-fn'], leads: true },
  ])
})

test('refuses an index without stories, which would pass for nothing', () => {
  expect(() => storiesOf({ entries: {} })).toThrow(/no stories/)
})
