import type { InstrumentId } from '@onelot/domain'
import { StarButton } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { LazySheet } from '../../base/sheets/LazySheet.tsx'
import { useWatching } from './useWatching.ts'

const loadSheet = () => import('./LogInSheet.tsx')

export interface WatchStarProps {
  instrument: InstrumentId
  /** In the reader's language. */
  name: string
  /** The group into which it is put. @defaultValue the default one */
  group?: string | undefined
}

/** The star of an instrument; a guest is asked to log in. */
export function WatchStar({ instrument, name, group }: WatchStarProps) {
  const { t } = useTranslation('watching')
  const guest = useSession().current === undefined
  const { isWatched, star } = useWatching()
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
  }
  return (
    <>
      <StarButton
        name={name}
        starred={isWatched(instrument)}
        onChange={({ starred }) => {
          if (guest) setAsking(true)
          else void star(instrument, starred, group)
        }}
      />
      {guest ? (
        <LazySheet open={asking} load={loadSheet} title={t('guest.title')} onClose={close}>
          {({ LogInSheet }) => (
            <LogInSheet
              title={t('guest.title')}
              text={t('guest.text')}
              logIn={t('guest.logIn')}
              register={t('guest.register')}
              onClose={close}
            />
          )}
        </LazySheet>
      ) : null}
    </>
  )
}
