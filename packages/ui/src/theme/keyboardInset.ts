import { setElementVars } from '@vanilla-extract/dynamic'
import { keyboard } from '../tokens/keyboard.css.ts'

/** How many px of the page's foot the on-screen keyboard covers, where it lies over the page and not beside it. */
function covered(): number {
  const viewport = window.visualViewport
  if (!viewport || viewport.scale > 1) return 0
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop))
}

/** Keeps `vars.keyboard` up to date, for what is placed at the foot of the page or in its middle. */
export function followKeyboard(root: HTMLElement): () => void {
  const viewport = window.visualViewport
  let shown = 0
  const show = (inset: number) => {
    if (inset === shown) return
    shown = inset
    setElementVars(root, { [keyboard]: `${String(inset)}px` })
  }
  const follow = () => {
    show(covered())
  }
  // Where the frame is laid out anyway: a measure in the middle of drawing would lay it out once more.
  const first = requestAnimationFrame(follow)
  viewport?.addEventListener('resize', follow)
  viewport?.addEventListener('scroll', follow)
  return () => {
    cancelAnimationFrame(first)
    viewport?.removeEventListener('resize', follow)
    viewport?.removeEventListener('scroll', follow)
    show(0)
  }
}
