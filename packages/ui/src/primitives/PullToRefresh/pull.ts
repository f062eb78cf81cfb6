import { PULL_HEAD_PX } from '../../constants.ts'

/** The cycle of a pulled list; `failure` is ours, for a refresh that did not succeed. Lengths in px. */
export const pullStatuses = ['normal', 'pulling', 'loosing', 'loading', 'success', 'failure'] as const
export type PullStatus = (typeof pullStatuses)[number]

/** How far the content follows a finger: with it up to the head, then half, then a quarter. */
export function pulledTo(movement: number): number {
  if (movement <= 0) return 0
  if (movement < PULL_HEAD_PX) return movement
  if (movement < PULL_HEAD_PX * 2) return PULL_HEAD_PX + (movement - PULL_HEAD_PX) / 2
  return PULL_HEAD_PX * 1.5 + (movement - PULL_HEAD_PX * 2) / 4
}

/** What releasing here would do: nothing, or refresh. */
export function statusAt(distance: number): 'normal' | 'pulling' | 'loosing' {
  if (distance <= 0) return 'normal'
  return distance < PULL_HEAD_PX ? 'pulling' : 'loosing'
}

/** Whether a touch that has begun to move is a pull: downward, more down than across, from the very top of everything. */
export function beginsPull(touch: { across: number; down: number; atTop: boolean }): boolean {
  return touch.atTop && touch.down > 0 && touch.down > Math.abs(touch.across)
}

/** A refresh under way, or its outcome, is not disturbed by another pull. */
export const mayPull = (status: PullStatus): status is 'normal' | 'pulling' | 'loosing' =>
  status === 'normal' || status === 'pulling' || status === 'loosing'

/** The offset of the content in a status, when no finger holds it. */
export const restingAt = (status: PullStatus): number => (mayPull(status) ? 0 : PULL_HEAD_PX)
