import { type KeyboardEvent, useEffect, useRef } from 'react'

/** Letters that follow each other within this are one word. */
const WORD_MS = 500

/** Gathers what is typed into a list; gives undefined for keys that are not letters. */
export function useTypeAhead(): (event: KeyboardEvent) => string | undefined {
  const word = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )
  return (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (Array.from(key).length !== 1 || ctrlKey || metaKey || altKey) return undefined
    if (key === ' ' && word.current === '') return undefined
    // The same letter again goes on to the next row that begins with it.
    word.current = word.current === key ? key : word.current + key
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      word.current = ''
    }, WORD_MS)
    return word.current
  }
}
