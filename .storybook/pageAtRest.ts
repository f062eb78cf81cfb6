/** Once nothing of a higher priority waits on the page, such as the renders and effects of React. */
export const pageAtRest = () => scheduler.postTask(() => undefined, { priority: 'background' })

export const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })

interface Settling {
  readonly withinMs: number
  /** How many calls have been made so far. */
  readonly made: () => number
  /** Whether nothing is awaited. */
  readonly isAnswered: () => boolean
}

/** Until all calls have been answered and drawn, and no more are made; no longer than `withinMs`. */
export async function callsSettled({ withinMs, made, isAnswered }: Settling): Promise<void> {
  const end = performance.now() + withinMs
  for (let still = 0; still < 2 && performance.now() < end;) {
    const before = made()
    await frame()
    await pageAtRest()
    still = isAnswered() && made() === before ? still + 1 : 0
  }
}

/** Drawn as it begins, it may still be transparent. */
const isYetToBegin = ({ playState, currentTime, effect }: Animation) =>
  playState === 'running' && (currentTime ?? 0) === 0 && Number.isFinite(effect?.getComputedTiming().endTime)

/** Once the page is at rest, and what appears on it has begun to. */
export async function pageShown(): Promise<void> {
  await pageAtRest()
  while (document.getAnimations().some(isYetToBegin)) await frame()
}
