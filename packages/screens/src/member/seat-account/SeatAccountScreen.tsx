import { type SeatOnWire, seatStatus } from '@onelot/api-client'
import { SEAT_ACCOUNT } from '@onelot/domain/modules/member/seat'
import { Button, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { Offered } from '../../parts/availability/Offered.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { CancelRequest } from '../../parts/under-review/CancelRequest.tsx'
import { useUnderReview } from '../../parts/under-review/useUnderReview.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { PageRead } from '../../base/pages/PageRead.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { Apply } from './Apply.tsx'
import { Status } from './Status.tsx'

/** /information/seatAccount: the seat of an institution, and the way to one. */
export function SeatAccountScreen() {
  const title = useTitleOf()('seatAccount')
  const isMember = useSession().current !== undefined
  return (
    <Offered screen="seatAccount">
      {isMember ? (
        <Seat title={title} />
      ) : (
        <BackPage title={title}>
          <LogInPrompt />
        </BackPage>
      )}
    </Offered>
  )
}

const isOpen = ({ status }: SeatOnWire): boolean => status === 'none' || status === 'rejected'

function Seat({ title }: { title: string }) {
  const { t } = useTranslation('seatAccount')
  const read = useRead(seatStatus, {})
  const [again, setAgain] = useState(false)
  const [asksToCancel, setAsksToCancel] = useState(false)
  const { data } = read
  const application = useUnderReview(data?.status === 'underReview').find(SEAT_ACCOUNT)
  const isAsked = data !== undefined && isOpen(data) && (data.status === 'none' || again)
  if (isAsked)
    return <Apply title={title} onDone={() => setAgain(false)} onRefused={() => void read.refresh()} />
  return (
    <BackPage
      title={title}
      action={
        data?.status === 'rejected' ? (
          <Button block onClick={() => setAgain(true)}>
            {t('again')}
          </Button>
        ) : application === undefined ? undefined : (
          <Button variant="secondary" block onClick={() => setAsksToCancel(true)}>
            {t('cancel.action')}
          </Button>
        )
      }
    >
      <PageRead read={read} skeleton={<SeatSkeleton />}>
        {(seat) => <Status seat={seat} />}
      </PageRead>
      <SheetSlot>
        {asksToCancel && application !== undefined ? (
          <CancelRequest
            request={application.id}
            question={t('cancel.question')}
            text={t('cancel.text')}
            action={t('cancel.action')}
            keep={t('cancel.keep')}
            onClose={() => setAsksToCancel(false)}
          />
        ) : null}
      </SheetSlot>
    </BackPage>
  )
}

const SeatSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      <Skeleton line="title" width="60%" />
      <Skeleton line="small" width="90%" />
      <Skeleton shape="block" height="9rem" />
    </Stack>
  </SkeletonGroup>
)
