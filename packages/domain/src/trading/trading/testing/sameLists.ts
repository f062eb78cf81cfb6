import { expect } from 'vitest'
import type { Schedule } from '../../../base/module/schedule.ts'
import { trading } from '../module.ts'
import { stream } from './fixture.ts'
import type { Model } from './model.ts'

const waitingIn = (schedules: readonly Schedule[]): ReadonlyMap<string, Schedule> =>
  new Map(
    schedules
      .filter(({ timers, watches }) => timers.length + watches.length > 0)
      .map((schedule) => [schedule.owner, schedule]),
  )

/** Rows and schedules of the whole stream at once are those that were kept command by command. */
export function expectSameLists({ events, holder, rows, waiting }: Model): void {
  const whole = { stream, before: trading.initial, after: holder.state, events }
  const found = trading.rows(whole).filter(({ row }) => row !== undefined)
  expect(new Map(found.map(({ collection, key, row }) => [`${collection} ${key}`, row]))).toEqual(rows)
  expect(waitingIn(trading.schedule(whole))).toEqual(waitingIn([...waiting.values()]))
}
