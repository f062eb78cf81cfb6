/**
 * Runs once what was drawn last is on the screen and nothing more urgent waits, in a task of its own; on a page that is hidden, once it shows. What is
 * asked for in this order runs in this order. The returned function takes it back.
 */
export function afterPaint(run: () => void): () => void {
  let isWanted = true
  const frame = requestAnimationFrame(() => {
    inBackground(() => {
      if (isWanted) run()
    })
  })
  return () => {
    isWanted = false
    cancelAnimationFrame(frame)
  }
}

/** Browsers without a scheduler run it after the frame. */
function inBackground(run: () => void): void {
  if ('scheduler' in window) void window.scheduler.postTask(run, { priority: 'background' })
  else setTimeout(run)
}
