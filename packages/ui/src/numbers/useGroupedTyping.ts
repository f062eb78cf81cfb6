import { type CompositionEvent, useLayoutEffect, useRef } from 'react'
import { useTheme } from '../theme/ThemeContext.ts'
import { caretAfter, groupTyped, typedText } from './groupTyped.ts'
import { numberKeysOf } from './numberKeysOf.ts'
import { type NumberRules, withoutOwnMark } from './parseNumber.ts'
import { separatorsOf } from './separators.ts'
import { type Entry, type Typing, entryOf } from './typing.ts'

/** What a key has entered, one character; undefined for what is pasted, filled in, dropped or taken out. */
const keyedBy = (event: Event): string | undefined =>
  event instanceof InputEvent &&
  event.inputType === 'insertText' &&
  event.data !== null &&
  Array.from(event.data).length === 1
    ? event.data
    : undefined
/** What has come in. A browser that fills the field in names nothing: the whole is new. */
const enteredBy = (event: Event, value: string): string =>
  event instanceof InputEvent ? (event.data ?? '') : value

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
  const entry = (
    { value, selectionStart }: HTMLInputElement,
    { data, pasted }: Pick<Typing, 'data' | 'pasted'>,
  ): Entry =>
    entryOf(
      { value, caret: selectionStart ?? value.length },
      { data, pasted, language, keys: rules.places === 0 ? 'both' : numberKeysOf(navigator) },
    )
  const enter = (input: HTMLInputElement, entered: Entry) => {
    const { value, caret } = entered
    const next = withoutOwnMark(typedText(text, entered, language), language, rules)
    const isTakenOut = next.length < value.replaceAll(group, '').length
    const before = value.slice(0, caret).replaceAll(group, '').length
    if (!next.includes(group)) typed.current = { input, before: isTakenOut ? before - 1 : before }
    onText(next)
  }
  return {
    shown,
    onInput: (input: HTMLInputElement, event: Event) => {
      const { value, selectionStart } = input
      const entered = enteredBy(event, value)
      const composed = { value, caret: selectionStart ?? value.length, entered }
      if (event instanceof InputEvent && event.isComposing) enter(input, composed)
      else enter(input, entry(input, { data: keyedBy(event), pasted: entered }))
    },
    onCompositionEnd: ({ currentTarget, data }: CompositionEvent<HTMLInputElement>) => {
      const composed = entry(currentTarget, { data })
      if (composed.value !== currentTarget.value) enter(currentTarget, composed)
    },
  }
}
