import { useEffect, useRef } from 'react'

export const firstRow = '[data-search-results] li:first-of-type a[href]'

interface WayDown {
  /** Whether the rows are those of what is typed, and stay. */
  settled: boolean
  field: { readonly current: HTMLInputElement | null }
}

/**
 * From the field down into the list. While what is typed is not found yet, the focus waits in the field for the first row: a row that is
 * replaced would take the focus with it.
 */
export function useWayDown({ settled, field }: WayDown) {
  const wanted = useRef(false)
  useEffect(() => {
    if (!settled || !wanted.current) return
    wanted.current = false
    if (document.activeElement === field.current) focusFirstRow()
  }, [settled, field])
  return {
    down: () => {
      if (settled) focusFirstRow()
      else wanted.current = true
    },
    /** Whoever types on wants to stay. */
    stay: () => {
      wanted.current = false
    },
  }
}

function focusFirstRow(): void {
  const row = document.querySelector(firstRow)
  if (row instanceof HTMLElement) row.focus()
}
