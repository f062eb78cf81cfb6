import { type FocusEvent, type MouseEvent, useRef } from 'react'

/**
 * Selects the text of a field when it is entered, so that what is typed takes its place. `onEnter` is called as it takes the focus, and at
 * each press: number keys that were closed open again by a press although the field has kept the focus.
 */
export function useSelectOnEntry(onEnter?: () => void) {
  const entering = useRef(false)
  /** Its text as it was entered: number keys that have typed since then have taken its place. */
  const entered = useRef('')
  /** A press ends beside the field where what it opens has moved the field; the caret that it sets goes all the same. */
  const selectAgain = (field: HTMLInputElement) => {
    if (entering.current && document.activeElement === field && field.value === entered.current)
      field.select()
  }
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      entering.current = true
      entered.current = currentTarget.value
      currentTarget.select()
      addEventListener(
        'mouseup',
        () => {
          setTimeout(selectAgain, 0, currentTarget)
        },
        { once: true, capture: true },
      )
      onEnter?.()
    },
    /** A press sets the caret after it has set the focus. */
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (entering.current) currentTarget.select()
      entering.current = false
      onEnter?.()
    },
    onInput: () => {
      entering.current = false
    },
  }
}
