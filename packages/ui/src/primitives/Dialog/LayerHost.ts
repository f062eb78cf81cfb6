import { createContext, use, useLayoutEffect } from 'react'

/** Who mounts sheets and dialogs when they open, and takes them away once they have closed. */
export interface Layers {
  /** All in it close, whatever their `open` says. */
  readonly isClosing: boolean
  /** One shows, also while it closes. @returns to be called when it does no longer */
  readonly add: () => () => void
}

/** Null: each opens and closes by its own `open` alone. */
export const LayerHost = createContext<Layers | null>(null)

/** Whether what is asked to be open is. */
export const useOpenInHost = (open: boolean): boolean => use(LayerHost)?.isClosing !== true && open

/** Is in a sheet or dialog as long as it shows. */
export function ShownLayer() {
  const add = use(LayerHost)?.add
  useLayoutEffect(() => add?.(), [add])
  return null
}
