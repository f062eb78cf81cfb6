import { type CompositionEvent, useLayoutEffect, useRef } from 'react'
import { useTheme } from '../theme/ThemeContext.ts'
import { caretAfter, groupTyped, typedText } from './groupTyped.ts'
import { numberKeysOf } from './numberKeysOf.ts'
import { type NumberRules, withoutOwnMark } from './parseNumber.ts'
import { separatorsOf } from './separators.ts'
import { type Entry, entryOf } from './typing.ts'

/** What a key has entered, one character; undefined for what is pasted, filled in, dropped or taken out. */
const enteredBy = ({ inputType, data }: InputEvent): string | undefined =>
  inputType === 'insertText' && data !== null && Array.from(data).length === 1 ? data : undefined

/** Shows what is typed in groups, with the caret after the same digit. What an input method composes is read as keys are once it is entered. */
export function useGroupedTyping(text: string, onText: (text: string) => void, rules: NumberRules) {
  const { language } = useTheme()
  const { group } = separatorsOf(language)
  const typed = useRef<{ readonly input: HTMLInputElement; readonly before: number }>(undefined)
  const shown = groupTyped(text, language)
  useLayoutEffect(() => {
    const { input, before } = typed.current ?? {}
    typed.current = undefined
    if (input === undefined || before === undefined || document.activeElement !== input) return
    const caret = caretAfter(before, input.value, language)
    input.setSelectionRange(caret, caret)
  })
  const entered = ({ value, selectionStart }: HTMLInputElement, data: string | undefined): Entry =>
    entryOf(
      { value, caret: selectionStart ?? value.length },
      { data, language, keys: rules.places === 0 ? 'both' : numberKeysOf(navigator) },
    )
  const enter = (input: HTMLInputElement, { value, caret }: Entry) => {
    const next = withoutOwnMark(typedText(text, { value, caret }, language), language, rules)
    const isTakenOut = next.length < value.replaceAll(group, '').length
    const before = value.slice(0, caret).replaceAll(group, '').length
    if (!next.includes(group)) typed.current = { input, before: isTakenOut ? before - 1 : before }
    onText(next)
  }
  return {
    shown,
    onInput: (input: HTMLInputElement, event: Event) => {
      const { value, selectionStart } = input
      const composed = { value, caret: selectionStart ?? value.length }
      if (event instanceof InputEvent && event.isComposing) enter(input, composed)
      else enter(input, entered(input, event instanceof InputEvent ? enteredBy(event) : undefined))
    },
    onCompositionEnd: ({ currentTarget, data }: CompositionEvent<HTMLInputElement>) => {
      const entry = entered(currentTarget, data)
      if (entry.value !== currentTarget.value) enter(currentTarget, entry)
    },
  }
}
