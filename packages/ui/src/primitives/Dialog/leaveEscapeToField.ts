/**
 * Keeps Escape from closing a dialog of Radix while an input method composes, or while the focus is in a field marked `data-uses-escape`,
 * which uses the key itself. Radix handles it before the field does.
 */
export function leaveEscapeToField(event: KeyboardEvent): void {
  const { target } = event
  const used = target instanceof Element && target.closest('[data-uses-escape=true]') !== null
  if (event.isComposing || used) event.preventDefault()
}
