/** Lets calls through, from `hold` on only by `release`. */
export function createGate() {
  let isHeld = false
  const held: (() => void)[] = []
  return {
    pass: (): Promise<undefined> =>
      new Promise((resolve) => {
        const pass = () => resolve(undefined)
        if (isHeld) held.push(pass)
        else pass()
      }),
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const pass of held) pass()
    },
  }
}
