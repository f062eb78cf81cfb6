import type { RunDetailOnWire } from '@onelot/api-client'
import { Button } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'
import { CancelQuestion } from './CancelQuestion.tsx'
import { EndReview } from './EndReview.tsx'

/** What can be done with a run: cancelled before its first close, ended after; once it is over, another one. */
export function RunBar({ detail }: { detail: RunDetailOnWire }) {
  const { t } = useTranslation('smartOrders')
  const navigation = useNavigation()
  const isOffered = useOffered()('smartOrders')
  const [isAsked, setIsAsked] = useState(false)
  const { run, running } = detail
  const close = () => setIsAsked(false)
  if (running === undefined)
    return isOffered ? (
      <Button variant="secondary" block onClick={() => navigation.go({ to: 'smartStrategies' })}>
        {t('another')}
      </Button>
    ) : null
  if (run.progress === 'ending') return null
  const isCancellable = run.cancellableUntil !== undefined
  return (
    <>
      <Button variant="secondary" block onClick={() => setIsAsked(true)}>
        {t(isCancellable ? 'cancel.action' : 'end.action')}
      </Button>
      <SheetSlot>
        {!isAsked ? null : isCancellable ? (
          <CancelQuestion run={run} onClose={close} />
        ) : (
          <EndReview run={run} running={running} onClose={close} />
        )}
      </SheetSlot>
    </>
  )
}
