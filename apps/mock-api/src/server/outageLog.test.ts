import { expect, it } from 'vitest'
import { StoreUnreachable, UnknownCommit } from '../store/port.ts'
import { quietInOutage } from './outageLog.ts'

const refused = new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:5432')])
const down = new StoreUnreachable('a read failed', { cause: refused })

it('an outage is said once a minute, with how often else it was to be said, and all other errors as they are', () => {
  const lines: (readonly unknown[])[] = []
  let now = 0
  const log = quietInOutage(
    (...line) => lines.push(line),
    () => now,
  )
  const other = new Error('a rule is broken')
  log('a call failed', down)
  log('a tick failed', new Error('wrapped', { cause: down }))
  log('a call failed', new UnknownCommit('the answer was lost', { cause: refused }))
  log('a call failed', other)
  now = 59_999
  log('a call failed', down)
  now = 60_000
  log('a call failed', down)
  const line = 'PostgreSQL cannot be reached: connect ECONNREFUSED 127.0.0.1:5432'
  expect(lines).toEqual([
    [line, undefined],
    ['a call failed', other],
    [`${line} (3 messages of it were left out)`, undefined],
  ])
})
