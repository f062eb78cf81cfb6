/**
 * Manual frames. In place of the browser's own, which come 60 times a second whatever the work, these come on request, so that what is timed is the
 * work and not the waiting. Must be imported before any chart.
 */
let queue = new Map<number, FrameRequestCallback>()
let asked = 0

window.requestAnimationFrame = (draw) => {
  queue.set(++asked, draw)
  return asked
}
window.cancelAnimationFrame = (handle) => {
  queue.delete(handle)
}

const channel = new MessageChannel()

/** Lets every task that is due run: promises, and React's scheduler. */
const tasks = (): Promise<void> =>
  new Promise((resolve) => {
    channel.port1.onmessage = () => {
      resolve()
    }
    channel.port2.postMessage(null)
  })

function turn(): void {
  const due = queue
  queue = new Map()
  for (const draw of due.values()) draw(performance.now())
}

/** Runs promises that depend on promises. */
async function promises(): Promise<void> {
  for (let depth = 0; depth < 8; depth++) await Promise.resolve()
}

/**
 * Runs promises, frames and tasks until nothing is left to do. A task waits its turn even when there is no work, so tasks are run only when all frames
 * have passed: how many frames a chart spreads its work over must not count. Gives up on what never ends, as an animation.
 */
export async function settle(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    await promises()
    while (queue.size > 0) {
      turn()
      await promises()
    }
    await tasks()
    if (queue.size === 0) return
  }
}
