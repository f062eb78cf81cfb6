import type { ComponentType } from 'react'
import { createListeners } from './listeners.ts'

/** The component that reads the rules; another turn mounts it anew. */
export interface MountedReader {
  readonly Reader: ComponentType
  readonly turn: number
}

/**
 * Which component reads the rules of the markets for all that show prices. It comes with the first screen that wants them, and its endpoint with it: the
 * app loads neither before.
 */
export interface RulesReader {
  readonly watch: (onChange: () => void) => () => void
  /** Undefined until the rules are wanted. */
  readonly current: () => MountedReader | undefined
  /** Mounts it, anew where it was mounted and has read nothing; no more once the rules are there. */
  readonly want: (Reader: ComponentType) => void
}

export function createRulesReader(hasRules: () => boolean): RulesReader {
  let current: MountedReader | undefined
  const { listen, notify } = createListeners()
  return {
    watch: listen,
    current: () => current,
    want(Reader) {
      if (hasRules()) return
      current = { Reader, turn: (current?.turn ?? 0) + 1 }
      notify()
    },
  }
}
