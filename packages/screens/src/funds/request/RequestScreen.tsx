import { Button, Receipt, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { useState } from 'react'
import { type FundRequest, changeOf, isWithoutEffect } from '../../parts/fund-requests/fundRequest.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { useShareReceipt } from '../../parts/receipt/useShareReceipt.ts'
import { CancelRequest } from '../../parts/under-review/CancelRequest.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { PageRead } from '../../base/pages/PageRead.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import type { RequestParams } from './params.ts'
import { useFacts } from './useFacts.ts'
import { useFundRequest } from './useFundRequest.ts'
import { useSteps } from './useSteps.ts'

/** /information/request: one deposit or withdrawal, from its submission to its end. */
export function RequestScreen(named: RequestParams) {
  const { t } = useTranslation('request')
  const read = useFundRequest(named)
  const [asksToCancel, setAsksToCancel] = useState(false)
  return (
    <BackPage
      title={t(`title.${named.kind}`)}
      action={
        read.data === undefined ? undefined : (
          <NextStep asked={read.data} onCancel={() => setAsksToCancel(true)} />
        )
      }
    >
      <MemberOnly>
        <PageRead read={read} skeleton={<ReceiptSkeleton />}>
          {(asked) => <RequestReceipt asked={asked} />}
        </PageRead>
      </MemberOnly>
      <SheetSlot>
        {asksToCancel ? (
          <CancelRequest
            request={named.request}
            question={t(`cancel.${named.kind}.question`)}
            text={t(`cancel.${named.kind}.text`)}
            action={t(`cancel.${named.kind}.action`)}
            keep={t('keep')}
            onClose={() => setAsksToCancel(false)}
          />
        ) : null}
      </SheetSlot>
    </BackPage>
  )
}

/** What can be done about it: taken back while it is under review, tried again where it was rejected. */
function NextStep({ asked: { kind, request }, onCancel }: { asked: FundRequest; onCancel: () => void }) {
  const { t } = useTranslation('request')
  const navigation = useNavigation()
  if (request.state === 'underReview')
    return (
      <Button variant="secondary" block onClick={onCancel}>
        {t(`cancel.${kind}.action`)}
      </Button>
    )
  if (request.state !== 'rejected') return null
  return (
    <Button block onClick={() => navigation.go({ to: kind === 'deposit' ? 'deposit' : 'withdraw' })}>
      {t('again')}
    </Button>
  )
}

function RequestReceipt({ asked }: { asked: FundRequest }) {
  const { t } = useTranslation('request')
  const share = useShareReceipt()
  const factsOf = useFacts()
  const steps = useSteps(asked)
  const { kind, request } = asked
  const label = t(`title.${kind}`)
  const signed = !isWithoutEffect(asked)
  const amount = signed ? changeOf(asked) : kind === 'deposit' ? request.credit : request.money
  return (
    <Receipt
      label={label}
      status={request.state}
      amount={amount}
      signed={signed}
      steps={steps}
      facts={factsOf(asked, true)}
      number={request.id}
      onShare={() =>
        void share({
          title: label,
          receipt: { amount, facts: factsOf(asked, false), number: request.id },
        })
      }
    />
  )
}

const ReceiptSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x5">
      <Skeleton line="display" width="60%" />
      <Skeleton line="small" width="30%" />
      <Skeleton line="display" />
      <Skeleton line="display" />
      <Skeleton line="display" />
    </Stack>
  </SkeletonGroup>
)
