import { useEffect, useState } from 'react'

/** The value once it has not changed for so long: what a person has finished typing. */
export function useDebounced<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(value)
    }, restMs)
    return () => {
      clearTimeout(timer)
    }
  }, [value, restMs])
  return rested
}
