import type { ReactNode } from 'react'
import type { ScreenName } from '../../base/definition/routes.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'
import { NotOffered } from './NotOffered.tsx'

interface OfferedProps {
  screen: ScreenName
  /** What shows where the site offers it. */
  children: ReactNode
}

/** A screen of a feature; a page that says so where the site does not offer it. */
export function Offered({ screen, children }: OfferedProps) {
  const title = useTitleOf()(screen)
  if (useOffered()(screen)) return children
  return (
    <BackPage title={title}>
      <NotOffered area={title} />
    </BackPage>
  )
}
