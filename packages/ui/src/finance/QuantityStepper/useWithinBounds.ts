import { useEffect, useEffectEvent } from 'react'
import type { StepBounds } from './stepping.ts'

/** Acts at first, and when the owner's value or the bounds change. */
export function useWithinBounds(
  value: number | undefined,
  { min, max, step }: StepBounds,
  act: () => void,
): void {
  const onChange = useEffectEvent(act)
  useEffect(() => {
    onChange()
  }, [value, min, max, step])
}
