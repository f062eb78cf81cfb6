import { useEffect, useEffectEvent, useRef } from 'react'
import type { StepBounds } from './stepping.ts'

/** Acts when the bounds change, and not for those that are there at first. */
export function useOnNewBounds({ min, max, step }: StepBounds, act: () => void): void {
  const known = useRef({ min, max, step })
  const onNewBounds = useEffectEvent(act)
  useEffect(() => {
    const before = known.current
    known.current = { min, max, step }
    if (before.min !== min || before.max !== max || before.step !== step) onNewBounds()
  })
}
