import { EmptyState, Icon } from '@onelot/ui'
import { Hammer } from 'lucide-react'
import { useTranslation } from '../i18n/translation.tsx'

/** A part of the app that is not built: says which, and that nothing is wrong with the reader's account. */
export function NotYet({ area }: { area: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<Icon icon={Hammer} />}
      title={t('notYet.title', { area })}
      description={t('notYet.text')}
    />
  )
}
