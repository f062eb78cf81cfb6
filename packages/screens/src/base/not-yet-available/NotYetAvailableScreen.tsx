import type { Localized } from '@onelot/domain'
import { useName } from '../i18n/useName.ts'
import { BackPage } from '../shell/BackPage.tsx'
import { NotYet } from '../states/NotYet.tsx'

export interface NotYetAvailableScreenProps {
  /** The name of the screen that was asked for. */
  title: Localized
}

/** The page of every route that has no screen yet: says which, and that nothing is wrong with the reader's account. */
export function NotYetAvailableScreen({ title }: NotYetAvailableScreenProps) {
  const area = useName()(title)
  return (
    <BackPage title={area}>
      <NotYet area={area} />
    </BackPage>
  )
}
