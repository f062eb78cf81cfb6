import type { ComponentType, ReactNode } from 'react'

/** What this package asks of a link. The app gives its router's own, so that nothing here knows a router. */
export interface LinkProps {
  readonly href: string
  readonly className: string
  readonly children: ReactNode
  readonly 'aria-current'?: 'page'
}
export type LinkComponent = ComponentType<LinkProps>
