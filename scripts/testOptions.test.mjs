import { expect, test } from 'vitest'
import { optionsOf } from './testOptions.mjs'

test('without options everything is tested', () => {
  expect(optionsOf([])).toEqual({ only: undefined })
})

test('what has not changed is run again where that is asked for', () => {
  expect(optionsOf(['--force'])).toEqual({ force: true })
})

test('a shard is a part of the stories', () => {
  expect(optionsOf(['--only', 'stories', '--shard', '2/4'])).toEqual({ only: 'stories', shard: '2/4' })
})

test.each([
  [['--onyl', 'unit'], /takes --only, --shard and --force/],
  [['--only', 'everything'], /--only takes one of: static, unit/],
  [['--shard', '1/2'], /--shard needs --only stories/],
  [['--only', 'e2e', '--shard', '1/2'], /--shard needs --only stories/],
  [['--only', 'unit', '--shard', '1/2'], /--shard needs --only stories/],
  [['--only', 'stories', '--shard', '3/2'], /not 3\/2/],
  [['--only', 'stories', '--shard', '0/2'], /not 0\/2/],
  [['--only', 'stories', '--shard', 'half'], /not half/],
])('%j is refused', (args, why) => {
  expect(optionsOf(args).refusal).toMatch(why)
})
