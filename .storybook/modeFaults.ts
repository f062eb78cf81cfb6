/** A story that does not hold in a mode, and why. */
export interface ModeFault {
  readonly story: string
  readonly mode: string
  readonly because: string
}

/** Until they are mended the nightly run, which plays every story in every mode, fails over them; by day the story has another mode. */
export const modeFaults: readonly ModeFault[] = []
