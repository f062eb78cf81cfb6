import type { Language } from '@onelot/domain'
import { parseNumber } from './parseNumber.ts'
import { separatorsOf } from './separators.ts'
import type { Entry } from './typing.ts'

const digits = (text: string, group: string): string => text.replaceAll(group, '')

/** Groups that the person typed, and that may yet mean something else: `1,5`, `70,`. They stay as they were typed. */
const hasOwnGroups = (text: string, language: Language): boolean =>
  text.includes(separatorsOf(language).group) && !parseNumber(text, language).ok

/** A number as it is being typed, in groups: `2505` is `2,505`, `2505.` is `2,505.`; what is no plain number is as it was typed. */
export function groupTyped(text: string, language: Language): string {
  const { decimal, group } = separatorsOf(language)
  if (hasOwnGroups(text, language)) return text
  const [whole = '', ...rest] = digits(text, group).split(decimal)
  if (!/^\d+$/.test(whole)) return text
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, group), ...rest].join(decimal)
}

/**
 * What a field that shows `text` in groups means once it reads `value`: our own groups are taken out, those that the person types or pastes stay. To
 * take one of our groups out takes the digit before it.
 */
export function typedText(text: string, { value, caret, entered }: Entry, language: Language): string {
  const { group } = separatorsOf(language)
  const shown = groupTyped(text, language)
  if (entered.includes(group) || hasOwnGroups(text, language)) return value
  if (value.split(group).length > shown.split(group).length) return value
  const isOneLess = value.length === shown.length - 1 && digits(value, group) === digits(shown, group)
  // Where the same number is pasted without groups, the caret is not where one was.
  if (isOneLess && shown[caret] === group)
    return digits(value.slice(0, Math.max(0, caret - 1)) + value.slice(caret), group)
  return digits(value, group)
}

/** The caret in a text in groups after so many characters that are no groups. */
export function caretAfter(count: number, shown: string, language: Language): number {
  const { group } = separatorsOf(language)
  let left = count
  let at = 0
  while (left > 0 && at < shown.length) {
    if (shown[at] !== group) left -= 1
    at += 1
  }
  return at
}
