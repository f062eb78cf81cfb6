import { expect, test } from 'vitest'
import { optionsOf } from './testOptions.mjs'

test('without options everything is tested', () => {
  expect(optionsOf([])).toEqual({ only: undefined })
})

test('a shard is a part of one kind of tests', () => {
  expect(optionsOf(['--only', 'stories', '--shard', '2/4'])).toEqual({ only: 'stories', shard: '2/4' })
  expect(optionsOf(['--only', 'unit', '--shard', '4/4'])).toEqual({ only: 'unit', shard: '4/4' })
})

test.each([
  [['--onyl', 'unit'], /takes --only and --shard/],
  [['--only', 'everything'], /--only takes one of: static, unit/],
  [['--shard', '1/2'], /--shard needs --only unit or stories/],
  [['--only', 'e2e', '--shard', '1/2'], /--shard needs --only unit or stories/],
  [['--only', 'unit', '--shard', '3/2'], /not 3\/2/],
  [['--only', 'unit', '--shard', '0/2'], /not 0\/2/],
  [['--only', 'unit', '--shard', 'half'], /not half/],
])('%j is refused', (args, why) => {
  expect(optionsOf(args).refusal).toMatch(why)
})
