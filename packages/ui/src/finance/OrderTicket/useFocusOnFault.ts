import { type RefObject, useEffect } from 'react'

/** Focuses the first field that is marked as wrong, each time that going on was asked for. @param asked how often, from 0 */
export function useFocusOnFault(form: RefObject<HTMLElement | null>, asked: number): void {
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, asked])
}
