import type { refusalGroups } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type RefusalOfStory, refusalsOfStories } from '../../.storybook/refusals.ts'
import { storyIds } from '../storyIds.ts'
import { differences } from './differences.ts'

const stories = storyIds()

describe('the accepted refusals', () => {
  it('are of stories that are there', () => {
    expect(refusalsOfStories.length).toBeGreaterThan(0)
    expect(refusalsOfStories.filter(({ story }) => !stories.has(story))).toEqual([])
  })

  it.each([
    'OUTSIDE_TRADING_TIME',
    'ORDER_WRONG_STATE',
    'PRICE_BEYOND_LIMIT',
    'PRICE_UNAVAILABLE',
    'MARGIN_NOT_ENABLED',
    'NOT_YET_LISTED',
    'PRODUCT_UNAVAILABLE',
    'SELL_BLOCKED_DAYS',
    'SELL_BLOCKED_MINUTES',
    'OPENING_BELOW_MINIMUM',
    'POSITION_LOCKED',
  ] as const satisfies readonly (typeof refusalGroups.trading)[number][])(
    'show a screen refused by %s',
    (code) => {
      expect(refusalsOfStories.map((entry) => entry.code)).toContain(code)
    },
  )
})

describe('differences', () => {
  const refusal = (story: string, code: string): RefusalOfStory => ({ story, code, cause: 'rule' })

  it('are none where a story is refused as before', () => {
    expect(differences([refusal('a', 'X')], [refusal('a', 'X')])).toEqual([])
  })

  it('name what is gone, and what is new', () => {
    expect(differences([refusal('a', 'X')], [refusal('a', 'Y')])).toEqual([
      '- a: X by a rule',
      '+ a: Y by a rule',
    ])
  })

  it('see a fault where the rules refused', () => {
    expect(differences([refusal('a', 'X')], [{ ...refusal('a', 'X'), cause: 'fault' }])).toHaveLength(2)
  })
})
