/** Once nothing of a higher priority waits on the page, such as the renders and effects of React. */
export const pageAtRest = () => scheduler.postTask(() => undefined, { priority: 'background' })

export const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })

interface Settling {
  /** How many calls have been made so far. */
  readonly made: () => number
  /** Whether nothing is awaited. */
  readonly isAnswered: () => boolean
}

/** Eight seconds of a page that has nothing else to do; on a busy machine longer, for then each frame takes longer. */
const MOST_FRAMES = 480

/** Looks after each frame that is drawn. Resolves with whether it was so within so many. */
export async function withinFrames(most: number, isSo: () => boolean): Promise<boolean> {
  for (let frames = 0; frames < most; frames += 1) {
    await frame()
    await pageAtRest()
    if (isSo()) return true
  }
  return false
}

/** Until all calls have been answered and drawn, and no more are made. Resolves with false where that is not so after many frames. */
export function callsSettled({ made, isAnswered }: Settling): Promise<boolean> {
  let still = 0
  let before = made()
  return withinFrames(MOST_FRAMES, () => {
    still = isAnswered() && made() === before ? still + 1 : 0
    before = made()
    return still === 2
  })
}

/** Drawn as it begins, it may still be transparent. */
const isYetToBegin = ({ playState, currentTime, effect }: Animation) =>
  playState === 'running' && (currentTime ?? 0) === 0 && Number.isFinite(effect?.getComputedTiming().endTime)

/** Once the page is at rest, and what appears on it has begun to. */
export async function pageShown(): Promise<void> {
  await pageAtRest()
  while (document.getAnimations().some(isYetToBegin)) await frame()
}
