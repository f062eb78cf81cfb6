import type { Candle } from '@onelot/domain'

/** The newest candle as it moves, beside the props of a chart: a tick renders none of its elements. */
export class LiveCandle {
  #candle: Candle | undefined
  readonly #listeners = new Set<() => void>()

  get candle(): Candle | undefined {
    return this.#candle
  }

  set(candle: Candle | undefined): void {
    if (candle === this.#candle) return
    this.#candle = candle
    for (const tell of this.#listeners) tell()
  }

  /** Listens from now on; returns the function that stops. */
  listen(tell: () => void): () => void {
    this.#listeners.add(tell)
    return () => {
      this.#listeners.delete(tell)
    }
  }
}
