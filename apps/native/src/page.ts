import type { ShellPage } from './plugins.ts'

/** Over the screens and their bars, under sheets and dialogs. */
const STRIP_LAYER = '1000'

/** Where the device draws its status bar over the page, this is what is behind it. */
function makeStrip(document: Document): HTMLElement {
  const strip = document.createElement('div')
  strip.ariaHidden = 'true'
  strip.dataset['statusBar'] = ''
  Object.assign(strip.style, {
    position: 'fixed',
    inset: '0 0 auto 0',
    height: 'env(safe-area-inset-top, 0px)',
    zIndex: STRIP_LAYER,
    pointerEvents: 'none',
  })
  document.body.append(strip)
  return strip
}

/** The address of a link that leads out of the app; undefined for any other press. */
function outsideOf({ target, defaultPrevented }: Event, origin: string): string | undefined {
  const link = target instanceof Element && !defaultPrevented ? target.closest('a') : null
  if (link === null || !/^https?:$/.test(link.protocol) || link.origin === origin) return undefined
  return link.href
}

export function pageOf(view: Window, isAndroid: boolean): ShellPage {
  const { document, navigator } = view
  let strip: HTMLElement | undefined
  return {
    isAndroid,
    language: () => document.documentElement.lang,
    isInSight: () => document.visibilityState === 'visible',
    paintStatusBar(colour) {
      strip ??= makeStrip(document)
      strip.style.background = colour
    },
    onLinkOutside(follow) {
      view.addEventListener('click', (event) => {
        const address = outsideOf(event, view.location.origin)
        if (address === undefined) return
        event.preventDefault()
        follow(address)
      })
    },
    openWindow(address) {
      view.open(address, '_blank', 'noopener,noreferrer')
    },
    copy: (text) => navigator.clipboard.writeText(text),
  }
}
