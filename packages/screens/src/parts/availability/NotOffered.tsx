import { EmptyState, Icon } from '@onelot/ui'
import { CircleSlash } from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** A part of the app that the site does not offer: says which, and that nothing is wrong with the reader's account. */
export function NotOffered({ area }: { area: string }) {
  const { t } = useTranslation('notOffered')
  return (
    <EmptyState icon={<Icon icon={CircleSlash} />} title={t('title', { area })} description={t('text')} />
  )
}
