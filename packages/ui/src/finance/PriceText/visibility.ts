/** One observer for all prices of a page: a list has hundreds. */
const seen = new WeakMap<Element, boolean>()
const onScreen = (): boolean => document.visibilityState === 'visible'

const observer =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting)
      })

/** Follows whether an element is in view. Returns the function that stops it. */
export function watchVisibility(element: Element): () => void {
  observer?.observe(element)
  return () => {
    observer?.unobserve(element)
    seen.delete(element)
  }
}

export const isVisible = (element: Element): boolean => onScreen() && seen.get(element) === true
