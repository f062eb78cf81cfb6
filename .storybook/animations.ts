/**
 * Lets animations run again. Storybook pauses them while it judges a story in a test, and leaves them so where the judgement fails: on a page
 * that goes on to other stories, a dialog would never end its closing.
 */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove()
}
