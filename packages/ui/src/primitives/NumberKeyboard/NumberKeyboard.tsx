import { Delete } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { separatorsOf } from '../../numbers/separators.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { keepClear } from '../../theme/keepClear.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { dropStrayClick } from '../dropStrayClick.ts'
import { useHoldRepeat } from '../useHoldRepeat.ts'
import { type KeypadKey, digitKeys, press } from './keypad.ts'
import * as styles from './NumberKeyboard.css.ts'
import { takesText, useHardwareKeys } from './useHardwareKeys.ts'

export const keyboardPlacements = ['fixed', 'inline'] as const

export interface NumberKeyboardProps {
  /** What is typed into: `Fund password`. Names the keys, and shows over them. */
  label: string
  /** What has been typed: digits, and a point for a number. */
  value: string
  /** A key that the rules allow was pressed, here or on a hardware keyboard. */
  onChange: (change: { value: string }) => void
  /** Whether it shows. An inline one always does. */
  open?: boolean
  /** Called to close it: by Done, Escape, a press beside it and `field`, or the focus of another field or of what it covers. The owner decides. */
  onClose?: () => void
  /** A digit takes the place of the whole `value`, as where all of it is selected. @defaultValue false */
  replaces?: boolean | undefined
  /** What is typed into; a press on it does not ask to close, and it is scrolled into view above the keys. */
  field?: RefObject<HTMLElement | null>
  /** Characters at most. */
  maxLength?: number | undefined
  /** Digits after the decimal mark, for a number; 1 or more adds the key of the mark. Left out, it types a code. */
  places?: number
  /** `fixed` at the foot of the page, above the safe area; `inline` in a sheet. @defaultValue 'fixed' */
  placement?: (typeof keyboardPlacements)[number]
}

/** The input that has the focus, where all of its text is selected. */
function selectedInput(field: HTMLElement | null | undefined): HTMLInputElement | undefined {
  const input = document.activeElement
  if (!(input instanceof HTMLInputElement) || field?.contains(input) !== true) return undefined
  const { value, selectionStart, selectionEnd } = input
  return value !== '' && selectionStart === 0 && selectionEnd === value.length ? input : undefined
}

/**
 * Scrolls what is typed into clear of the keys, also when it grows by what follows from the number; what is typed stays in sight where not all of
 * it does. @returns what ends that
 */
function keepAbove(
  field: HTMLElement | null | undefined,
  keys: HTMLElement | null,
): (() => void) | undefined {
  if (!field || keys === null) return undefined
  const input = field.firstElementChild instanceof HTMLElement ? field.firstElementChild : field
  const cleared = keepClear(keys, 'bottom')
  const grows = new ResizeObserver(() => {
    for (const part of new Set([field, input])) part.scrollIntoView({ block: 'nearest' })
  })
  grows.observe(field)
  return () => {
    grows.disconnect()
    cleared()
  }
}

/** Whether the keys lie over all of it. */
const isCoveredBy = (keys: Element | null, target: EventTarget | null): boolean =>
  keys !== null &&
  target instanceof Element &&
  target.getBoundingClientRect().top >= keys.getBoundingClientRect().top

/**
 * The app's own number keys. They type at the end of `value`, or in its place where all of the field's text is selected, and never take the
 * focus from the field; a hardware keyboard types too. Each acts as it is touched; Delete, held for 600 ms, repeats
 * every 200 ms from then on.
 */
export function NumberKeyboard(props: NumberKeyboardProps) {
  const { label, value, onChange, open = true, onClose, field, maxLength, places, replaces } = props
  const { placement = 'fixed' } = props
  const { t } = useTheme()
  const panel = useRef<HTMLDivElement>(null)
  const fixed = placement === 'fixed'
  const shown = open || !fixed
  const type = (key: KeypadKey) => {
    const selected = selectedInput(field?.current)
    const typed = selected || (replaces && key !== 'erase') ? '' : value
    const next = press(typed, key, { maxLength, places })
    if (next !== value) onChange({ value: next })
    // A text that is typed again as it was would stay selected, and the next key would replace it.
    else selected?.setSelectionRange(selected.value.length, selected.value.length)
  }
  const close = useEffectEvent(() => onClose?.())
  useHardwareKeys(shown, {
    typedInto: () => field?.current ?? panel.current,
    onKey: type,
    onEscape: () => onClose?.(),
  })

  useEffect(() => {
    if (!fixed || !open) return
    const kept = keepAbove(field?.current, panel.current)
    const isBeside = (target: EventTarget | null) =>
      target instanceof Node && !panel.current?.contains(target) && !field?.current?.contains(target)
    const pressed = ({ target }: PointerEvent) => {
      if (isBeside(target)) close()
    }
    const focused = ({ target }: FocusEvent) => {
      if (isBeside(target) && (takesText(target) || isCoveredBy(panel.current, target))) close()
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('focusin', focused)
    return () => {
      kept?.()
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('focusin', focused)
    }
  }, [fixed, open, field])

  const keys = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press here only leaves focus where it is
    <div
      ref={panel}
      role="group"
      aria-label={t('entry.keyboard.keys', { field: label })}
      inert={!shown}
      data-placement={placement}
      data-state={shown ? 'open' : 'closed'}
      className={styles.panel}
      onMouseDown={(event) => {
        // The field keeps the focus, and with it its caret and its outline.
        event.preventDefault()
      }}
    >
      {fixed ? (
        <div className={styles.head}>
          <Text size="small" tone="secondary" lines={1}>
            {label}
          </Text>
          <Button variant="quiet" size="small" onClick={onClose}>
            {t('entry.done')}
          </Button>
        </div>
      ) : null}
      <Keys onKey={type} erasable={value !== ''} decimals={(places ?? 0) > 0} />
    </div>
  )
  if (!fixed) return keys
  return (
    <>
      {open ? <div aria-hidden className={styles.room} /> : null}
      {createPortal(keys, document.body)}
    </>
  )
}

interface KeysProps {
  readonly onKey: (key: KeypadKey) => void
  readonly erasable: boolean
  readonly decimals: boolean
}

function Keys({ onKey, erasable, decimals }: KeysProps) {
  const { language, t } = useTheme()
  const hold = useHoldRepeat(
    () => {
      onKey('erase')
    },
    erasable,
    { first: 'begin' },
  )
  const digit = (key: (typeof digitKeys)[number]) => (
    <Key key={key} onPress={() => onKey(key)}>
      {key}
    </Key>
  )
  return (
    <div className={styles.keys}>
      {digitKeys.slice(0, 9).map(digit)}
      {decimals ? (
        <Key label={t('entry.keyboard.decimal')} name="decimal" onPress={() => onKey('decimal')}>
          <span aria-hidden>{separatorsOf(language).decimal}</span>
        </Key>
      ) : (
        <span />
      )}
      {digit('0')}
      <button
        type="button"
        {...hold}
        aria-label={t('entry.keyboard.erase')}
        data-key="erase"
        className={styles.key}
      >
        <Icon icon={Delete} />
      </button>
    </div>
  )
}

interface KeyProps {
  readonly label?: string
  readonly name?: 'decimal'
  readonly onPress: () => void
  readonly children: ReactNode
}

/** Types when it is touched, not when it is let go: of two fingers that are down at once the browser makes no click. */
function Key({ label, name, onPress, children }: KeyProps) {
  const pressed = useRef(false)
  return (
    <button
      type="button"
      aria-label={label}
      data-key={name}
      className={styles.key}
      onPointerDown={({ button, currentTarget }) => {
        if (button !== 0) return
        pressed.current = true
        dropStrayClick(currentTarget)
        onPress()
      }}
      onClick={({ detail }) => {
        const counted = pressed.current && detail !== 0
        pressed.current = false
        if (!counted) onPress()
      }}
    >
      {children}
    </button>
  )
}
