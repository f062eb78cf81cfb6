import type { AppNavigation } from '../navigation/createNavigation.tsx'
import { createDoubleBack } from './doubleBack.ts'

/** What the way back leads to before it leaves a screen. */
export interface Layers {
  /** Whether the app lock covers all of them. */
  readonly covered: () => boolean
  /** Closes the topmost sheet or dialog, or leads to the question before; false where the screen is to be left. */
  readonly close: () => boolean
}

interface BackOptions {
  readonly layers: Layers
  readonly navigation: Pick<AppNavigation, 'atRoot' | 'back'>
  readonly quit: () => void
  /** Says that the next press quits. */
  readonly warn: () => void
}

/** A press of the native shell's back button: closes what is open, goes back within the app, and quits it when pressed twice at the root. */
export function createBack({ layers, navigation, quit, warn }: BackOptions): (now: number) => void {
  const press = createDoubleBack()
  return (now) => {
    const covered = layers.covered()
    if (!covered && layers.close()) return
    if (!covered && !navigation.atRoot()) navigation.back()
    else if (press(now) === 'quit') quit()
    else warn()
  }
}
