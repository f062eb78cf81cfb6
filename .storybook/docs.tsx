import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { Suspense, lazy } from 'react'

/** Fetched where a docs page is read: stories and their tests do without. */
const Stage = lazy(async () => ({ default: (await import('./docsPage.tsx')).DocsStage }))

function container(props: DocsContainerProps) {
  return (
    <Suspense>
      <Stage {...props} />
    </Suspense>
  )
}

export const docs = { container }
