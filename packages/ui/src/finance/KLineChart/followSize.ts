import type { Engine } from './engine.ts'

/** Draws the chart to its host's size as soon as that changes. Returns the function that stops it. */
export function followSize(host: HTMLElement, engine: Engine): () => void {
  let { clientWidth: width, clientHeight: height } = host
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = host
    if (clientWidth === 0 || clientHeight === 0) return
    if (clientWidth === width && clientHeight === height) return
    width = clientWidth
    height = clientHeight
    engine.resize()
  })
  observer.observe(host)
  return () => {
    observer.disconnect()
  }
}
