import { useEffect, useEffectEvent } from 'react'
import { numberKeysOf } from '../../numbers/numberKeysOf.ts'
import { type KeypadKey, hardwareKey } from './keypad.ts'

export const takesText = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Whether a dialog is over the element, which then takes no press; what is typed is not for it either. */
const isCovered = (element: Element | null | undefined): boolean =>
  element != null && getComputedStyle(element).pointerEvents === 'none'

/** Whether what has the focus is beside the dialog that the element is in: on the page next to a panel. */
const isBeside = (target: EventTarget | null, element: Element | null | undefined): boolean => {
  const dialog = element?.closest('[role=dialog]')
  return dialog != null && target instanceof Element && target !== document.body && !dialog.contains(target)
}

interface HardwareKeys {
  /** What the keys type into, or the keys themselves. */
  readonly typedInto: () => Element | null | undefined
  readonly onKey: (key: KeypadKey) => void
  readonly onEscape: () => void
}

/**
 * Lets a hardware keyboard type while `on`, unless a dialog is over what it types into, or the focus is beside its own. What is typed into a text field is left to the
 * field; Escape is left to whoever has already used it.
 */
export function useHardwareKeys(on: boolean, { typedInto, onKey, onEscape }: HardwareKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isCovered(typedInto()) || isBeside(event.target, typedInto())) return
    if (event.key === 'Escape') {
      onEscape()
      return
    }
    const key = hardwareKey(event, numberKeysOf(navigator))
    if (key === undefined || takesText(event.target)) return
    event.preventDefault()
    onKey(key)
  })
  useEffect(() => {
    if (!on) return
    document.addEventListener('keydown', handle)
    return () => {
      document.removeEventListener('keydown', handle)
    }
  }, [on])
}
