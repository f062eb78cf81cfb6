import type { Broker } from './broker.ts'

const TICK_MS = 1_000

/** Ticks each second, never twice at once. @returns what ends it */
export function startTicking(broker: Broker): () => void {
  let ticking = false
  const ticks = setInterval(() => {
    if (ticking) return
    ticking = true
    broker
      .tickBetweenRequests()
      .catch((error: unknown) => {
        broker.services.log('a tick failed', error)
      })
      .finally(() => {
        ticking = false
      })
  }, TICK_MS)
  return () => {
    clearInterval(ticks)
  }
}
