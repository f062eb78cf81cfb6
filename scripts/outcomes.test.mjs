import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outcomesIn, outcomesOfRun, reasonsIn } from './outcomes.mjs'

const task = (taskId, more) => ({ taskId, command: 'vitest run', cache: { status: 'MISS' }, ...more })
const ran = (exitCode, from, to) => ({ execution: { exitCode, startTime: from, endTime: to } })
const outcomeOf = (one) => outcomesIn({ tasks: [one] })[0]

test('a task that ends with 0 has passed', () => {
  expect(outcomeOf(task('//#lint', ran(0, 1_000, 31_400)))).toMatchObject({
    name: 'lint',
    passed: true,
    unchanged: false,
    seconds: 30,
  })
})

test('a task that ends with anything else has failed', () => {
  expect(outcomeOf(task('//#lint', ran(1, 0, 5)))).toMatchObject({ passed: false, unchanged: false })
})

test('a task that never began has failed', () => {
  expect(outcomeOf(task('//#e2e', {}))).toMatchObject({ passed: false, unchanged: false })
})

test('a task whose inputs have not changed since it passed has passed', () => {
  expect(outcomeOf(task('@onelot/ui#unit', { cache: { status: 'HIT' } }))).toMatchObject({
    name: '@onelot/ui#unit',
    passed: true,
    unchanged: true,
  })
})

test('tasks are named in the order in which they began, those without a command not at all', () => {
  const tasks = [
    task('//#e2e', ran(0, 9, 10)),
    task('@onelot/ui#sources', { command: '<NONEXISTENT>', ...ran(0, 0, 0) }),
    task('//#types', ran(0, 1, 2)),
  ]
  expect(outcomesIn({ tasks }).map(({ name }) => name)).toEqual(['types', 'e2e'])
})

test('a run that wrote no summary has not passed', () => {
  expect(() => outcomesOfRun(mkdtempSync(join(tmpdir(), 'runs-')))).toThrow()
})

test('a failed test is named with what it says, and without what follows', () => {
  const log = [
    ' \u001B[32m✓\u001B[39m prices.test.ts (2 tests)',
    '',
    '⎯⎯⎯ Failed Tests 1 ⎯⎯⎯',
    '',
    '\u001B[41m FAIL \u001B[49m stories  Row.stories.tsx > Default',
    'Error: ',
    'Click to debug the error directly in Storybook: http://localhost',
    '',
    'Unable to find a label',
    ' ❯ Row.stories.tsx:43:3',
    '     31|     await expect(1)',
    '     32|   },',
    '⎯⎯⎯[1/1]⎯',
  ].join('\n')
  expect(reasonsIn(log)).toEqual([
    ' FAIL  stories  Row.stories.tsx > Default',
    'Error:',
    'Unable to find a label',
    ' ❯ Row.stories.tsx:43:3',
    '     31|     await expect(1)',
  ])
})

test('a failed journey and a wrong type are named', () => {
  expect(reasonsIn('ok\n  1) e2e/buy.spec.ts:3:1 › buys')).toEqual(['  1) e2e/buy.spec.ts:3:1 › buys'])
  expect(reasonsIn('ok\nrow.ts(3,1): error TS2322: no')).toEqual(['row.ts(3,1): error TS2322: no'])
})

test('where nothing is known as a failure, the last lines are the reason', () => {
  expect(reasonsIn('first\n\nlast\n')).toEqual(['first', 'last'])
})
