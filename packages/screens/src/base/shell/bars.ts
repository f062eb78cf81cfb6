import { keepClear } from '@onelot/ui'

/** The ref of a bar that stays over the head of the page: what has the focus is never behind it. */
export const barAbove = (bar: HTMLElement | null): (() => void) | undefined =>
  bar === null ? undefined : keepClear(bar, 'top')

/** The ref of a bar that stays over the foot of the page. */
export const barBelow = (bar: HTMLElement | null): (() => void) | undefined =>
  bar === null ? undefined : keepClear(bar, 'bottom')
