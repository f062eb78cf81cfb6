import type { MarketDetail } from '@onelot/api-client'
import { Icon, IconButton } from '@onelot/ui'
import { BellPlus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { withTexts } from '../i18n/withTexts.ts'
import { useI18n, usePreferences, useSession } from '../ports/ports.ts'
import { LazySheet } from '../sheets/LazySheet.tsx'
import { useChunk } from '../states/useChunk.ts'
import { LogInSheet } from '../watching/LogInSheet.tsx'

const loadSheet = () => import('../alerts/AlertSheet.tsx')
const texts = {
  en: () => import('../alerts/messages/en.ts'),
  kor: () => import('../alerts/messages/kor.ts'),
  tw: () => import('../alerts/messages/tw.ts'),
}

/** Opens the price alerts of the instrument; a guest is asked to log in. */
export function AlertBell({ detail }: { detail: MarketDetail | undefined }) {
  const { t } = useTranslation('stockDetail')
  const isGuest = useSession().current === undefined
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      <IconButton
        label={t('alerts')}
        icon={<Icon icon={BellPlus} />}
        onClick={() => {
          setOpen(true)
        }}
      />
      {!open || detail === undefined ? null : isGuest ? (
        <LogInSheet
          title={t('guest.alerts')}
          text={t('guest.text')}
          logIn={t('guest.logIn')}
          register={t('guest.register')}
          onClose={close}
        />
      ) : (
        <LateSheet detail={detail} onClose={close} />
      )}
    </>
  )
}

/** The sheet's own script and messages come when it is first opened. */
function LateSheet(props: { detail: MarketDetail; onClose: () => void }) {
  const { t } = useTranslation('stockDetail')
  const i18n = useI18n()
  const { language } = usePreferences()
  const chunk = useChunk(useCallback(() => withTexts(loadSheet, texts, i18n, language), [i18n, language]))
  return (
    <LazySheet chunk={chunk} title={t('alerts')} onClose={props.onClose}>
      {({ AlertSheet }) => <AlertSheet {...props} />}
    </LazySheet>
  )
}
