import { type FocusEvent, type MouseEvent, useRef } from 'react'

/**
 * Selects the text of a field when it is entered, so that what is typed takes its place. `onEnter` is called as it takes the focus, and at
 * each press: number keys that were closed open again by a press although the field has kept the focus.
 */
export function useSelectOnEntry(onEnter?: () => void) {
  const entering = useRef(false)
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      entering.current = true
      currentTarget.select()
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
