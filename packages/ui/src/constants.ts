export { PAGE_SIZE } from '@onelot/domain'

/**
 * The specified figures that belong to the interface, each once and by its name. Milliseconds end in `_MS`,
 * lengths in `_PX`; the rest are counts.
 */

/** How long a toast stays. */
export const TOAST_MS = 2_000
/** How long news over a screen stay. */
export const BANNER_MS = 6_000
/** How long one stays that offers to take back what was done. */
export const TOAST_ACTION_MS = 6_000
/** Height of the head that shows while a list is pulled, and how far it must be pulled to refresh. */
export const PULL_HEAD_PX = 50
/** A list asks for its next page when its end is nearer than this. */
export const LIST_TRIGGER_PX = 300
/** A press becomes a long press after this, and then repeats. */
export const LONG_PRESS_MS = 600
export const LONG_PRESS_REPEAT_MS = 200
/** Tabs share the width up to this many, and scroll past it. */
export const TABS_SCROLL_PAST = 5
/** How long a swipe takes to settle. */
export const SWIPE_MS = 500
/** The lowest layer of dialogs and sheets. */
export const DIALOG_Z_INDEX = 2_000
/** Page links shown at once. */
export const PAGE_LINKS = 5
/** The page grows to this width, and its text scales until there. */
export const PAGE_MAX_WIDTH_PX = 750
/** How long a request may take; what waits for one fills its bar over this time. */
export const REQUEST_MS = 10_000
/** How long the head shows that a refresh has succeeded, or failed. */
export const PULL_SUCCESS_MS = 500
