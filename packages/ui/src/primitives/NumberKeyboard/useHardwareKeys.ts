import { useEffect, useEffectEvent } from 'react'
import { type KeypadKey, hardwareKey } from './keypad.ts'

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/**
 * Lets a hardware keyboard type while `on`. What is typed into a text field is left to the field; Escape is left to whoever
 * has already used it.
 */
export function useHardwareKeys(
  on: boolean,
  { onKey, onEscape }: { onKey: (key: KeypadKey) => void; onEscape: () => void },
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      onEscape()
      return
    }
    const key = hardwareKey(event.key)
    if (key === undefined || takesText(event.target)) return
    event.preventDefault()
    onKey(key)
  })
  useEffect(() => {
    if (!on) return
    document.addEventListener('keydown', hear)
    return () => {
      document.removeEventListener('keydown', hear)
    }
  }, [on])
}
