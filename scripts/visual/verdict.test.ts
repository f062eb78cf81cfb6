import { describe, expect, test } from 'vitest'
import { acceptedAfter, judge, linesOf, passes } from './verdict.ts'

const found = {
  accepted: new Map([
    ['button--default@light-en-kr', 'a'],
    ['button--default@dark-tw-kr', 'b'],
    ['gone--default@light-en-kr', 'c'],
  ]),
  taken: new Map([
    ['button--default@light-en-kr', 'a'],
    ['button--default@dark-tw-kr', 'x'],
    ['fresh--default@light-en-kr', 'd'],
  ]),
  failed: new Map<string, string>(),
  asked: () => true,
}

test('finds what is the same, changed, new and orphaned', () => {
  expect(judge(found)).toEqual({
    same: ['button--default@light-en-kr'],
    changed: ['button--default@dark-tw-kr'],
    added: ['fresh--default@light-en-kr'],
    orphaned: ['gone--default@light-en-kr'],
    failed: new Map(),
  })
})

test('names the stories and their modes', () => {
  expect(linesOf(judge(found))).toEqual([
    'changed   button--default (dark-tw-kr)',
    'new       fresh--default (light-en-kr): no picture has been accepted',
    'orphan    gone--default (light-en-kr): a picture without its story',
    '1 pictures as accepted, 1 changed, 1 new, 1 orphans, 0 failed',
  ])
})

describe('fails', () => {
  const accepted = new Map([['button--default@light-en-kr', 'a']])
  const same = { accepted, taken: accepted, failed: new Map<string, string>(), asked: () => true }
  const cases = {
    'over a changed picture': { taken: new Map([['button--default@light-en-kr', 'z']]) },
    'over a new story': { accepted: new Map<string, string>() },
    'over an orphan': { taken: new Map<string, string>() },
    'over a story that throws': { failed: new Map([['card--default@light-en-kr', 'no such button']]) },
  }
  test.each(Object.entries(cases))('%s', (_, change) => {
    expect(passes(judge({ ...same, ...change }))).toBe(false)
  })
  test('over nothing else', () => {
    expect(passes(judge(same))).toBe(true)
  })
})

test('a story that throws is not an orphan', () => {
  const failed = new Map([['gone--default@light-en-kr', 'no such button']])
  expect(judge({ ...found, failed }).orphaned).toEqual([])
})

test('asked about some stories, ignores the others', () => {
  const asked = (key: string) => key.startsWith('button')
  const taken = new Map([['button--default@light-en-kr', 'y']])
  expect(judge({ ...found, taken, asked }).orphaned).toEqual(['button--default@dark-tw-kr'])
  expect(acceptedAfter({ ...found, taken, asked })).toEqual(
    new Map([
      ['gone--default@light-en-kr', 'c'],
      ['button--default@light-en-kr', 'y'],
    ]),
  )
})

test('an update drops orphans, and keeps what could not be taken', () => {
  const failed = new Map([['button--default@dark-tw-kr', 'no such button']])
  const taken = new Map([['button--default@light-en-kr', 'y']])
  expect(acceptedAfter({ ...found, taken, failed })).toEqual(
    new Map([
      ['button--default@dark-tw-kr', 'b'],
      ['button--default@light-en-kr', 'y'],
    ]),
  )
})
