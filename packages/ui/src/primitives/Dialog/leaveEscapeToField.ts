/**
 * Escape first belongs to what has the focus: to an input method that composes, or to a field marked `data-uses-escape`, which it empties or
 * leaves. Given to Radix, whose dialogs otherwise close by it before the field hears of it.
 */
export function leaveEscapeToField(event: KeyboardEvent): void {
  const { target } = event
  const used = target instanceof Element && target.closest('[data-uses-escape=true]') !== null
  if (event.isComposing || used) event.preventDefault()
}
