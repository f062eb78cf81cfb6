import { startTransition, useEffect, useState } from 'react'

/** A value once what it leads to elsewhere on the screen has been drawn: what is looked at first does not wait for the rest. */
export function useAfterwards<T>(value: T): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => {
        setLate(value)
      })
    })
    return () => {
      clearTimeout(timer)
    }
  }, [value])
  return late
}
