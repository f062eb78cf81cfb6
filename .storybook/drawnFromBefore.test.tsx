import { describe, expect, it } from 'vitest'
import { choose, failing, isDrawn, isOfDays, openDrawn, says, trend } from './drawnOnStock.tsx'
import { pause } from './pause.ts'
import { screenStage } from './screenStage.tsx'
import { buttonWith } from './stage.tsx'
import { until } from './until.ts'

const stage = screenStage('splitDay')

const NOT_REFRESHED = 'Not refreshed since'
const UNREACHED = 'Trend lines from before the first bar could not be drawn.'

describe('a trend line from before the first bar', () => {
  it('is left out with words where older bars cannot be read, and drawn by another try', async () => {
    let fails = true
    await openDrawn(stage, [trend(1, '2024-01-10T15:00:00.000Z', '2026-03-05T15:00:00.000Z')], (bars) =>
      fails && bars.before !== undefined ? failing() : Promise.resolve(undefined),
    )
    await choose('Day')
    await until(() => {
      expect(says(UNREACHED)).toBe(true)
    })
    expect(isDrawn('Trend 1, end')).toBe(false)
    fails = false
    buttonWith('Try again').click()
    await until(() => {
      expect(isDrawn('Trend 1, end')).toBe(true)
    })
    expect(says(UNREACHED)).toBe(false)
  })

  it('is left out of bars that were read before until they are read anew', async () => {
    let fails = false
    await openDrawn(stage, [trend(1, '2024-01-10T15:00:00.000Z', '2026-03-05T15:00:00.000Z')], (bars) =>
      fails && isOfDays(bars) ? failing() : Promise.resolve(undefined),
    )
    const choosePeriod = async (period: string, drawn: boolean) => {
      await choose(period)
      await until(() => {
        expect(isDrawn('Trend 1, end')).toBe(drawn)
      })
    }
    await choosePeriod('Day', true)
    await choosePeriod('Week', true)
    // Within two seconds the same page is not read again.
    await pause(2_000)
    fails = true
    await choosePeriod('Day', false)
    await until(() => {
      expect(says(NOT_REFRESHED)).toBe(true)
    })
    await choosePeriod('Week', true)
    await choose('Day')
    await until(() => {
      expect(says(NOT_REFRESHED)).toBe(true)
    })
    await pause(500)
    expect(isDrawn('Trend 1, end')).toBe(false)
    fails = false
    await until(() => {
      expect(isDrawn('Trend 1, end')).toBe(true)
    })
  })
})
