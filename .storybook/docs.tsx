import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { Suspense, lazy } from 'react'

/** Loaded where a docs page is read: stories and their tests do not need it. */
const Stage = lazy(async () => ({ default: (await import('./docsPage.tsx')).DocsStage }))
const Page = lazy(async () => ({ default: (await import('./docsPage.tsx')).DocsPage }))

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
      <Page />
    </Suspense>
  )
}

export const docs = { container, page }
