import { type FocusEvent, type MouseEvent, useRef } from 'react'

/**
 * Selects the text of a field when it is entered, so that what is typed takes its place. `onEnter` is called as it takes the focus, and at
 * each press: number keys that were put away come back by one although the field has kept the focus.
 */
export function useSelectOnEntry(onEnter?: () => void) {
  const entering = useRef(false)
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      entering.current = true
      currentTarget.select()
      onEnter?.()
    },
    /** The press that brings the focus sets the caret after it. */
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
