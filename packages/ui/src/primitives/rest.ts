import type { ComponentProps, ElementType, HTMLAttributes } from 'react'

/**
 * What a component passes on to its root: everything native but its appearance, which belongs to the component, and the props it
 * defines itself.
 */
export type Rest<Root extends ElementType, Own extends string = never> = Omit<
  ComponentProps<Root>,
  'className' | 'style' | Own
>

/** The same for a root whose element the caller may choose: what all elements share. */
export interface SharedRest extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly ref?: (element: HTMLElement | null) => void
}
