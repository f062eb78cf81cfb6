import { expect, test } from 'vitest'
import { workedIn } from './mainThread.ts'
import { framesPossible, holds, bestOf, table } from './report.ts'

const ours = { subject: 'ours', busy: 0.12, framesTicked: 60, frameMs: 10, framesSeen: 58 }
const grid = { subject: 'AG Grid', busy: 0.24, framesTicked: 60, frameMs: 8, framesSeen: 60 }

test('a fifth of the main thread and a sixtieth of a second for each frame are allowed', () => {
  expect(holds(ours)).toBe(true)
  expect(holds({ ...ours, busy: 0.21 })).toBe(false)
  expect(holds({ ...ours, frameMs: 17 })).toBe(false)
})

test('what was not measured does not hold', () => {
  expect(holds({ ...ours, busy: Number.NaN })).toBe(false)
})

test('the median with ticks and the best frame count', () => {
  const rounds = [ours, { ...ours, busy: 0.1, frameMs: 9 }, { ...ours, busy: 0.13, frameMs: 12 }]
  expect(bestOf(rounds)).toEqual({ ...ours, frameMs: 9 })
})

test('a round that was hardly drawn says nothing of the ticks', () => {
  expect(bestOf([{ ...ours, busy: 0.01, framesTicked: 12 }, ours]).busy).toBe(0.12)
  expect(bestOf([{ ...ours, busy: 0.01, framesTicked: 12 }]).busy).toBeNaN()
})

test('no more than sixty frames a second are counted', () => {
  expect(framesPossible(ours)).toBe(60)
  expect(framesPossible({ ...ours, frameMs: 20 })).toBe(50)
})

test('each figure is beside its ratio to the grid', () => {
  const line = table([ours, grid]).split('\n')[2]
  expect(line?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'ours',
    '12.0 %',
    '0.50',
    '10.0',
    '1.25',
    '60.0',
    '58.0',
    '',
  ])
})

test('the time of a main thread is that of its tasks, by its own clock', () => {
  const task = { name: 'ThreadControllerImpl::RunTask', ph: 'X', pid: 1 }
  const named = { name: 'thread_name', ph: 'M', pid: 1 }
  expect(
    workedIn([
      { ...named, tid: 1, args: { name: 'CrRendererMain' } },
      { ...named, tid: 2, args: { name: 'Compositor' } },
      { ...task, tid: 1, tdur: 300_000 },
      { ...task, tid: 1, tdur: 200_000 },
      { ...task, tid: 2, tdur: 900_000 },
    ]),
  ).toBe(0.5)
})
