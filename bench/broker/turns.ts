/** The most CPU of this thread between two turns of the event loop, in milliseconds. */
export function watchTurns(): { readonly stop: () => number } {
  let last = process.threadCpuUsage()
  let longest = 0
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    longest = Math.max(longest, user + system)
  }, 1)
  return {
    stop() {
      clearInterval(timer)
      return longest / 1_000
    },
  }
}
