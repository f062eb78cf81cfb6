import { type RefCallback, useCallback, useState, useSyncExternalStore } from 'react'

/** So wide, in rem, that chart and book are side by side: as the container query of `body` has it. */
export const COLUMNS_REM = 40

const isWide = ({ clientWidth }: HTMLElement): boolean =>
  clientWidth >= COLUMNS_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Whether an element has room for two columns: a larger text needs more pixels. */
export function useHasColumns(): { readonly ref: RefCallback<HTMLElement>; readonly holds: boolean } {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const watch = useCallback(
    (onChange: () => void) => {
      if (element === null) return () => undefined
      const observer = new ResizeObserver(onChange)
      observer.observe(element)
      return () => {
        observer.disconnect()
      }
    },
    [element],
  )
  return { ref: setElement, holds: useSyncExternalStore(watch, () => element !== null && isWide(element)) }
}
