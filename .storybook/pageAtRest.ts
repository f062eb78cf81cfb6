/** Once nothing of a higher priority waits on the page, such as the renders and effects of React. */
export const pageAtRest = () => scheduler.postTask(() => undefined, { priority: 'background' })

export const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })

/** Drawn as it begins, it may still be transparent. */
const isYetToBegin = ({ playState, currentTime, effect }: Animation) =>
  playState === 'running' && (currentTime ?? 0) === 0 && Number.isFinite(effect?.getComputedTiming().endTime)

/** Once the page is at rest, and what appears on it has begun to. */
export async function pageShown(): Promise<void> {
  await pageAtRest()
  while (document.getAnimations().some(isYetToBegin)) await frame()
}
