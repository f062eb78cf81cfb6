import { useState } from 'react'

/** Whether a field says what is wrong with its text: not while it is typed, but once it has been left, until it is another text. */
export function useJudged(text: string) {
  const [editing, setEditing] = useState(false)
  const [left, setLeft] = useState<string>()
  return {
    editing,
    judged: !editing || left === text,
    onFocus: () => setEditing(true),
    onBlur: () => {
      setEditing(false)
      setLeft(text)
    },
  }
}
