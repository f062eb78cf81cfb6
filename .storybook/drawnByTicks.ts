import { expect, vi } from 'vitest'
import { pause } from './pause.ts'
import { renders } from './profiled.tsx'
import type { ScreenStage } from './screenStage.tsx'
import { until } from './until.ts'

/**
 * What ticks draw until a check holds, by name and how often. No call goes out meanwhile and none is unanswered before: what an
 * answer draws, as that of a list that is read every few seconds, is no tick's. A screen that a tick makes read is thus never measured, and the test fails.
 */
export const drawnByTicks = (stage: ScreenStage, isDrawn: () => void): Promise<ReadonlyMap<string, number>> =>
  until(async () => {
    const { asked, answered } = stage.calls
    expect(answered).toBe(asked)
    renders.clear()
    await pause(1_000)
    expect([...renders.keys()]).toEqual([])
    await vi.waitFor(
      async () => {
        await stage.broker.advance('2 s')
        isDrawn()
      },
      { timeout: 5_000, interval: 200 },
    )
    expect(stage.calls.asked).toBe(asked)
    return new Map(renders)
  })
