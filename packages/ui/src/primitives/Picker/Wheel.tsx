import { type KeyboardEvent, useId, useRef } from 'react'
import type { PickerColumn } from './columns.ts'
import { useTypeAhead } from './useTypeAhead.ts'
import { useMouseDrag } from './useMouseDrag.ts'
import { useWheel } from './useWheel.ts'
import { nearestPlace, placeForKey, placeForTyping, placeOf } from './wheel.ts'
import * as styles from './Wheel.css.ts'

export interface WheelProps {
  column: PickerColumn
  value: string | undefined
  /** Called with each value that passes by, and once more, `resting`, with that on which the wheel stops. */
  onChange: (change: { value: string; resting: boolean }) => void
}

/** One column of a picker: a listbox that is turned by finger, mouse, press, arrow and page keys, or by typing. */
export function Wheel({ column, value, onChange }: WheelProps) {
  const { label, options } = column
  const id = useId()
  const wheel = useRef<HTMLDivElement>(null)
  const place = placeOf(options, value) ?? nearestPlace(options, 0)
  const choose = (next: number | undefined) => {
    const option = next === undefined ? undefined : options[next]
    if (option && option.disabled !== true && option.value !== value)
      onChange({ value: option.value, resting: true })
  }
  useWheel(wheel, {
    options,
    place,
    onPlace: (reached, resting) => {
      const option = options[reached]
      if (option) onChange({ value: option.value, resting })
    },
  })
  useMouseDrag(wheel)
  const typeAhead = useTypeAhead()
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys then scroll it, as they do any other list.
    if (place === undefined) return
    const typed = typeAhead(event)
    const next =
      typed === undefined ? placeForKey(event.key, options, place) : placeForTyping(options, place, typed)
    if (next === undefined && typed === undefined) return
    event.preventDefault()
    choose(next)
  }
  return (
    <div
      ref={wheel}
      role="listbox"
      aria-label={label}
      aria-activedescendant={place === undefined ? undefined : `${id}-${String(place)}`}
      tabIndex={0}
      className={styles.wheel}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the listbox has the focus and takes the keys
        <div
          key={option.value}
          id={`${id}-${String(index)}`}
          role="option"
          aria-selected={index === place}
          aria-disabled={option.disabled === true ? true : undefined}
          className={styles.option}
          onClick={() => choose(index)}
        >
          <span className={styles.label}>{option.label}</span>
        </div>
      ))}
    </div>
  )
}
