import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { Suspense, lazy } from 'react'

/** Fetched where a docs page is read: stories and their tests do without. */
const Stage = lazy(async () => ({ default: (await import('./docsPage.tsx')).DocsStage }))
const Widget = lazy(async () => ({ default: (await import('./docsPage.tsx')).WidgetDocs }))

function container(props: DocsContainerProps) {
  return (
    <Suspense>
      <Stage {...props} />
    </Suspense>
  )
}

function page() {
  return (
    <Suspense>
      <Widget />
    </Suspense>
  )
}

export const docs = { container, page }

/** In a frame of a docs page what a play focuses must not carry the reader there. */
export function keepReadersPlace(): void {
  if (!window.frameElement?.hasAttribute('data-docs-frame')) return
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
