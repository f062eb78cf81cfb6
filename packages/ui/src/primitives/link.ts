import type { ComponentType, ReactNode } from 'react'

/** The props of a link. The app passes its router's own link, so that this package imports no router. */
export interface LinkProps {
  readonly href: string
  readonly className: string
  readonly children: ReactNode
  /** Ids of what names it, where that is not within it. */
  readonly 'aria-labelledby'?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  /** Called when it is followed. */
  readonly onClick?: (() => void) | undefined
}
export type LinkComponent = ComponentType<LinkProps>
