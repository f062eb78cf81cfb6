import { Button, Stack, Text } from '@onelot/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { Biometry } from '../../base/ports/appLock.ts'

export interface BiometryButtonProps {
  /** False where the person was not recognised. */
  onBiometry: Biometry['open']
}

/** Asks for face or fingerprint at once, and again by a press. */
export function BiometryButton({ onBiometry }: BiometryButtonProps) {
  const { t } = useTranslation('appLock')
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ask = useCallback(async () => {
    setState('asking')
    setState((await onBiometry(t('biometry.use'))) ? 'idle' : 'failed')
  }, [onBiometry, t])
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void ask()
  }, [ask])
  return (
    <Stack gap="x2">
      <div role="status">
        {state === 'failed' ? (
          <Text as="p" size="small" tone="secondary">
            {t('biometry.failed')}
          </Text>
        ) : null}
      </div>
      <Button variant="secondary" block loading={state === 'asking'} onClick={() => void ask()}>
        {t('biometry.use')}
      </Button>
    </Stack>
  )
}
