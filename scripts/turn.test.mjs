import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storiesTurn, turnOf } from './turn.mjs'

test('no part has more files than allowed', () => {
  const parts = (files) => turnOf({ files, commit: '0', most: 100 }).split('/')[1]
  expect([0, 1, 100, 101, 200, 201].map(parts)).toEqual(['1', '1', '1', '2', '2', '3'])
})

test('each part has its turn, and a commit always the same', () => {
  const turn = (commit) => turnOf({ files: 250, commit, most: 100 })
  expect(['00000000ab', '00000001ab', '00000002ab', 'ffffffffab'].map(turn)).toEqual([
    '1/3',
    '2/3',
    '3/3',
    '1/3',
  ])
})

test('this checkout plays a part of its stories', () => {
  expect(storiesTurn(join(import.meta.dirname, '..'))).toMatch(/^[1-9]\d*\/[2-9]$/)
})
