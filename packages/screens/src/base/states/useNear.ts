import { type RefCallback, useCallback, useState } from 'react'

/** Less than a fifth of a screen away counts as near: what is read then is there when it is scrolled to. */
const NEAR = '20%'

/** Whether the element has come near what is in sight; it stays near from then on. */
export function useNear(): { readonly isNear: boolean; readonly ref: RefCallback<HTMLElement> } {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      // Named, since inside a frame the nameless root is the outermost window, whose margin the frame cuts off.
      { root: element.ownerDocument, rootMargin: `${NEAR} 0px` },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return { isNear, ref }
}
