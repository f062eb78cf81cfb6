import { type FocusEvent, type MouseEvent, useRef } from 'react'

/** Selects the text of a field when it is entered, so that what is typed takes its place. */
export function useSelectOnEntry() {
  const entering = useRef(false)
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      entering.current = true
      currentTarget.select()
    },
    /** The press that brings the focus sets the caret after it. */
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (entering.current) currentTarget.select()
      entering.current = false
    },
    onInput: () => {
      entering.current = false
    },
  }
}
