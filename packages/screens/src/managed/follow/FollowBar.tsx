import type { FollowDetailOnWire } from '@onelot/api-client'
import { Button, Stack } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'
import { CancelButton } from '../../parts/under-review/CancelButton.tsx'
import { AddFlow } from './AddFlow.tsx'
import { RemoveFlow } from './RemoveFlow.tsx'

/** What can be done: to cancel what is under review, to put in or take out, to find another mentor. */
export function FollowBar({ detail }: { detail: FollowDetailOnWire }) {
  const { follow, running } = detail
  const passed = follow.follow
  const isOffered = useOffered()('follow')
  if (follow.state === 'underReview') return <Cancel request={follow.id} />
  if (passed === undefined || running === undefined) return isOffered ? <ToMentors /> : null
  return passed.progress === 'ending' ? null : <PutAndTake detail={detail} isOffered={isOffered} />
}

function Cancel({ request }: { request: string }) {
  const { t } = useTranslation('follow')
  return (
    <CancelButton
      request={request}
      question={t('cancel.question')}
      text={t('cancel.text')}
      action={t('asked.cancel')}
      keep={t('cancel.keep')}
    />
  )
}

function ToMentors() {
  const { t } = useTranslation('follow')
  const navigation = useNavigation()
  return (
    <Button variant="secondary" block onClick={() => navigation.go({ to: 'copyTrading' })}>
      {t('ended.find')}
    </Button>
  )
}

interface PutAndTakeProps {
  detail: FollowDetailOnWire
  isOffered: boolean
}

function PutAndTake({ detail: { follow, running }, isOffered }: PutAndTakeProps) {
  const { t } = useTranslation('follow')
  const [asks, setAsks] = useState<'add' | 'remove'>()
  const passed = follow.follow
  const close = () => {
    setAsks(undefined)
  }
  return (
    <>
      <Stack gap="x2">
        {isOffered ? (
          <Button block onClick={() => setAsks('add')}>
            {t('add.action')}
          </Button>
        ) : null}
        <Button variant="secondary" block onClick={() => setAsks('remove')}>
          {t('remove.action')}
        </Button>
      </Stack>
      <SheetSlot>
        {passed === undefined || running === undefined ? null : asks === 'add' ? (
          <AddFlow follow={follow} passed={passed} onClose={close} />
        ) : asks === 'remove' ? (
          <RemoveFlow follow={follow} passed={passed} running={running} onClose={close} />
        ) : null}
      </SheetSlot>
    </>
  )
}
