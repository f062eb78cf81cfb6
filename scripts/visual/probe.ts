/** Functions for the preview page. Each runs there, at first before it has a body, so none may use anything from outside itself. */

/** True once Storybook's scripts have run, and it has taken up a story. */
export const hasBegun = () => {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const begun =
    typeof preview === 'object' && preview !== null && Boolean(Reflect.get(preview, 'currentRender'))
  return begun || document.querySelector('body.sb-show-errordisplay') !== null
}

/** True once Storybook has rendered and played the story, or given up on it. */
export function phaseOf(): boolean {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  if (typeof preview !== 'object' || preview === null) return false
  const render: unknown = Reflect.get(preview, 'currentRender')
  if (render === Reflect.get(window, 'leftStory')) return false
  const phase: unknown =
    typeof render === 'object' && render !== null ? Reflect.get(render, 'phase') : undefined
  if (phase === 'finished') return true
  return document.querySelector('body.sb-show-errordisplay') !== null
}

/** Storybook's error message, if there is one. */
export function messageOf(): string | undefined {
  if (document.querySelector('body.sb-show-errordisplay') === null) return undefined
  return document.querySelector('#error-message')?.textContent ?? 'the story failed'
}

/**
 * Resolves when faces and images are loaded and the page has been laid out and drawn afresh: where an edge lies between two
 * pixels, Chromium rounds it by where it was before. Within one task nothing loses its focus or its scroll position by that.
 */
export async function restOf(): Promise<void> {
  await document.fonts.ready
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
  const { style } = document.documentElement
  style.display = 'none'
  document.documentElement.getBoundingClientRect()
  style.display = ''
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** True while something of the page says that it is loading. */
export const isBusy = () => document.querySelector('[aria-busy="true"]') !== null

/** True while a chart in sight waits for its engine. */
export const isDrawing = () => document.querySelector('[data-drawing]') !== null

export const pageHeight = () =>
  Math.max(document.documentElement.scrollHeight, document.documentElement.clientHeight)

/** The places, in the page's list, of the faces that are loaded. */
export const loadedFaces = () =>
  Array.from(document.fonts).flatMap(({ status }, place) => (status === 'loaded' ? [place] : []))
