import { useLayoutEffect, useRef } from 'react'
import { useTheme } from '../theme/ThemeContext.ts'
import { caretAfter, groupTyped, typedText } from './groupTyped.ts'
import { separatorsOf } from './separators.ts'

/** Shows what is typed in groups, with the caret after the same digit. */
export function useGroupedTyping(text: string, onText: (text: string) => void) {
  const { language } = useTheme()
  const typed = useRef<{ readonly input: HTMLInputElement; readonly before: number }>(undefined)
  const shown = groupTyped(text, language)
  useLayoutEffect(() => {
    const { input, before } = typed.current ?? {}
    typed.current = undefined
    if (input === undefined || before === undefined || document.activeElement !== input) return
    const caret = caretAfter(before, input.value, language)
    input.setSelectionRange(caret, caret)
  })
  return {
    shown,
    onInput: (input: HTMLInputElement) => {
      const { value } = input
      const caret = input.selectionStart ?? value.length
      const next = typedText(text, { value, caret }, language)
      const isTakenOut = next.length < value.replaceAll(separatorsOf(language).group, '').length
      const before = value.slice(0, caret).replaceAll(separatorsOf(language).group, '').length
      if (!next.includes(separatorsOf(language).group))
        typed.current = { input, before: isTakenOut ? before - 1 : before }
      onText(next)
    },
  }
}
