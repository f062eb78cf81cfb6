import type { MarketDetail } from '@onelot/api-client'
import { Icon, IconButton } from '@onelot/ui'
import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { LazySheet } from '../../base/sheets/LazySheet.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { LogInSheet } from '../../parts/watchlist-groups/LogInSheet.tsx'

const loadSheet = () => import('../../parts/alerts/AlertSheet.tsx')
const texts = {
  en: () => import('../../parts/alerts/messages/en.ts'),
  kor: () => import('../../parts/alerts/messages/kor.ts'),
  tw: () => import('../../parts/alerts/messages/tw.ts'),
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
      <IconButton label={t('alerts')} icon={<Icon icon={BellPlus} />} onClick={() => setOpen(true)} />
      {detail === undefined ? null : isGuest ? (
        <SheetSlot>
          {open ? (
            <LogInSheet
              title={t('guest.alerts')}
              text={t('guest.text')}
              logIn={t('guest.logIn')}
              register={t('guest.register')}
              onClose={close}
            />
          ) : null}
        </SheetSlot>
      ) : (
        <LazySheet open={open} load={loadSheet} texts={texts} title={t('alerts')} onClose={close}>
          {({ AlertSheet }) => <AlertSheet detail={detail} onClose={close} />}
        </LazySheet>
      )}
    </>
  )
}
