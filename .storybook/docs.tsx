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
