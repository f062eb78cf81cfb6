import { type RefObject, useEffect, useRef, useState } from 'react'

/** What keeps an amount from being gone on with. */
export interface EntryFault {
  /** Undefined where the field says it by itself: of a text that is no number. */
  readonly text: string | undefined
  /** More digits do not mend it: it is said while it is typed, and not only once the reader goes on. @defaultValue false */
  readonly isAtOnce?: boolean | undefined
}

export interface MoneyEntryOptions {
  /** Why the amount that is typed cannot be gone on with; undefined where it can. */
  fault: EntryFault | undefined
  /** Whether the keys are there at first. @defaultValue true */
  startsTyping?: boolean | undefined
  /** The amount that is there was suggested: the first digit that is typed takes its place. @defaultValue false */
  isSuggested?: boolean | undefined
  /** The amount is right, and the reader goes on. */
  onNext: () => void
}

/** What an amount, its keys and its button share. */
export interface MoneyEntryState {
  /** Of the amount. */
  readonly field: RefObject<HTMLDivElement | null>
  /** Whether the number keys are there. */
  readonly typing: boolean
  /** The next digit takes the place of the amount. */
  readonly replaces: boolean
  /** What is said of the amount. */
  readonly error: string | undefined
  readonly enter: () => void
  readonly done: () => void
  /** It is another amount: what was said of the last one is not said of it. */
  readonly typed: () => void
  /** Of the button: goes on, or says why not and leads to the amount. */
  readonly next: () => void
}

/** What a `MoneyEntry`, its `MoneyEntryKeys` and the button over them share. Too much is said at once, what is missing or too little once the reader goes on. */
export function useMoneyEntry(options: MoneyEntryOptions): MoneyEntryState {
  const { fault, startsTyping = true, isSuggested = false, onNext } = options
  const field = useRef<HTMLDivElement>(null)
  const [typing, setTyping] = useState(startsTyping)
  const [isTouched, setIsTouched] = useState(false)
  /** How often it was gone on with a fault. */
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked === 0) return
    const whole = field.current
    const input =
      whole?.querySelector<HTMLInputElement>('input[aria-invalid=true]') ?? whole?.querySelector('input')
    input?.focus()
    // What is typed next goes on from what is wrong.
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [asked])
  return {
    field,
    typing,
    replaces: isSuggested && !isTouched,
    error: asked > 0 || fault?.isAtOnce === true ? fault?.text : undefined,
    enter: () => {
      setIsTouched(true)
      setTyping(true)
    },
    done: () => {
      setTyping(false)
    },
    typed: () => {
      setIsTouched(true)
      setAsked(0)
    },
    next: () => {
      if (fault === undefined) {
        setAsked(0)
        onNext()
      } else setAsked(asked + 1)
    },
  }
}
