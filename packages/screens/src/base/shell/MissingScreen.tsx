import { ErrorState } from '@onelot/ui'
import type { ScreenDefinition } from '../definition/defineScreen.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { BackPage } from './BackPage.tsx'
import { tabEntries } from './tabEntries.ts'
import { TabPage } from './TabPage.tsx'

export interface MissingScreenProps {
  screen: Pick<ScreenDefinition, 'name' | 'title'>
  onRetry: () => void
}

/** In place of a screen whose script did not arrive: its title, and the way to the others. */
export function MissingScreen({ screen, onRetry }: MissingScreenProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const tab = tabEntries.find(({ id }) => id === screen.name)
  const error = <ErrorState title={t('failure.screen')} reassurance={t('failure.safe')} onRetry={onRetry} />
  return tab === undefined ? (
    <BackPage title={nameOf(screen.title)}>{error}</BackPage>
  ) : (
    <TabPage tab={tab.id}>{error}</TabPage>
  )
}
