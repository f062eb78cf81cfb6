import { useState } from 'react'
import { hasMemoryDrafts } from '../../base/form/memoryDrafts.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useApi, useUpdate } from '../../base/ports/ports.ts'

/** A newer version that may be loaded now: not while a form is half filled in that does not outlive a reload. */
export function useOfferedUpdate() {
  const { t } = useTranslation('transport')
  const update = useUpdate()
  const client = useApi()
  const [step, setStep] = useState<'offered' | 'applying' | 'failed'>('offered')
  if (update === undefined || hasMemoryDrafts(client)) return undefined
  return {
    applying: step === 'applying',
    /** Why it could not be loaded. */
    failure: step === 'failed' ? t('network') : undefined,
    isPutOff: update.isPutOff,
    putOff: update.putOff,
    apply: () => {
      setStep('applying')
      update.apply().catch(() => {
        setStep('failed')
      })
    },
  }
}
