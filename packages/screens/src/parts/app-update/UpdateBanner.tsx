import { Banner } from '@onelot/ui'
import { CircleArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useOfferedUpdate } from './useOfferedUpdate.ts'

/** Waits while a sheet or a dialog is open. */
export function UpdateBanner() {
  const { t } = useTranslation('appUpdate')
  const update = useOfferedUpdate()
  const isCovered = useSyncExternalStore(watchLayers, hasLayer)
  if (update === undefined || update.isPutOff || isCovered) return null
  return (
    <Banner
      icon={CircleArrowUp}
      title={t('title')}
      detail={update.failure ?? t('detail')}
      action={t('apply')}
      busy={update.applying}
      closeLabel={t('putOff')}
      onOpen={update.apply}
      onClose={update.putOff}
    />
  )
}

/** What explains a word is there while it is closed, too. */
const hasLayer = () =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"])[data-state="open"], dialog[open]') !==
  null

/** Layers are children of the body. */
function watchLayers(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true })
  return () => {
    observer.disconnect()
  }
}
