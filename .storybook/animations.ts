/**
 * Lets animations run again. Storybook pauses them while it checks a story in a test, and leaves them so where the check fails: on a page
 * that continues with other stories, a dialog would never end its closing.
 */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove()
}
