import type { ReactNode } from 'react'
import type { ScreenName } from '../definition/routes.ts'
import { useTitleOf } from '../i18n/useName.ts'
import { BackPage } from '../shell/BackPage.tsx'
import { useOffered } from '../shell/useOffered.ts'
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
