import { Circle, CircleAlert, CircleCheck, CircleDot, type LucideIcon } from 'lucide-react'
import type { stepStates } from './Steps.css.ts'

/** A shape for each state, as colour alone is not enough. */
export const stepIcons = {
  waiting: Circle,
  current: CircleDot,
  done: CircleCheck,
  failed: CircleAlert,
} as const satisfies Record<(typeof stepStates)[number], LucideIcon>
