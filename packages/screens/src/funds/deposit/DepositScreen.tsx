import type { DepositTermsOnWire } from '@onelot/api-client'
import { Box, Button, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { Obstacles, mendButton } from '../../parts/fund-requests/Obstacles.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { AmountQuestion } from './AmountQuestion.tsx'
import { MethodQuestion } from './MethodQuestion.tsx'
import { RecentDeposits } from './RecentDeposits.tsx'
import { faultOf } from './depositAmount.ts'
import type { DepositParams } from './params.ts'
import { type DepositModel, useDeposit } from './useDeposit.ts'

/** /information/recharge: what stands in the way of a deposit, else how much and by which way; and the last deposits. */
export function DepositScreen({ currency }: DepositParams) {
  const title = useTitleOf()('deposit')
  if (useSession().current !== undefined) return <Deposit title={title} asked={currency} />
  return (
    <BackPage title={title}>
      <LogInPrompt />
    </BackPage>
  )
}

function Deposit({ title, asked }: { title: string; asked: DepositParams['currency'] }) {
  const model = useDeposit(asked)
  const [checked, setChecked] = useState(false)
  const { terms, summary, recent, currency, step, amount } = model
  const { data } = terms
  const [obstacle] = data?.obstacles ?? []
  const questions = useRef<HTMLDivElement>(null)
  const stepBefore = useRef(step)
  useLayoutEffect(() => {
    if (stepBefore.current === step) return
    stepBefore.current = step
    questions.current?.querySelector('h2')?.focus()
  }, [step])
  /** Each way to pay leads on by itself, and a closed window is waited for. */
  function actionFor(loaded: DepositTermsOnWire) {
    if (obstacle === undefined)
      return step === 'method' ? undefined : <Next terms={loaded} model={model} onCheck={setChecked} />
    return mendButton(loaded)
  }
  return (
    <BackPage title={title} onBack={model.back} action={data && actionFor(data)}>
      <PullArea reads={[terms, summary, recent]}>
        <NotRefreshed reads={[terms, summary, recent]} />
        <Box padding="page">
          <Stack gap="x6">
            <div ref={questions}>
              <Loaded read={terms} skeleton={<FormSkeleton />}>
                {(loaded) => <Form terms={loaded} model={model} checked={checked} onCheck={setChecked} />}
              </Loaded>
            </div>
            <Loaded read={summary} skeleton={<Skeleton shape="block" height="8rem" />}>
              {(loaded) =>
                data === undefined ? null : (
                  <AccountFacts
                    terms={data}
                    summary={loaded}
                    currency={currency}
                    amount={obstacle === undefined ? amount : undefined}
                    limited={obstacle !== undefined}
                  />
                )
              }
            </Loaded>
            <Loaded read={recent} skeleton={<RecordSkeleton headings={0} />}>
              {({ deposits }) => <RecentDeposits deposits={deposits} />}
            </Loaded>
          </Stack>
        </Box>
      </PullArea>
    </BackPage>
  )
}

interface PartProps {
  terms: DepositTermsOnWire
  model: DepositModel
  /** Whether what is wrong with the amount is said. */
  onCheck: (checked: boolean) => void
}

function Form({ terms, model, checked, onCheck }: PartProps & { checked: boolean }) {
  const { t } = useTranslation('deposit')
  const refusalText = useRefusalText()
  const { currency, typed, amount, step } = model
  if (terms.obstacles.length > 0) return <Obstacles {...terms} />
  if (step === 'method' && amount !== undefined)
    return (
      <MethodQuestion
        terms={terms}
        currency={currency}
        amount={amount}
        onAmount={() => model.goTo('amount')}
      />
    )
  const fault = checked ? faultOf(typed, currency, terms.limit) : undefined
  return (
    <AmountQuestion
      terms={terms}
      model={model}
      error={fault === 'required' ? t('required') : fault && refusalText(fault)}
      onType={(next) => {
        onCheck(false)
        model.type(next)
      }}
    />
  )
}

/** On to the ways to pay, where the amount is right. */
function Next({ terms: { limit }, model, onCheck }: PartProps) {
  const { t } = useTranslation('deposit')
  const { typed, currency } = model
  return (
    <Button
      block
      onClick={() => {
        const isRight = faultOf(typed, currency, limit) === undefined
        onCheck(!isRight)
        if (isRight) model.goTo('method')
      }}
    >
      {t('next')}
    </Button>
  )
}

const FormSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      <Skeleton line="title" width="60%" />
      <Skeleton line="display" width="40%" />
      <Skeleton line="small" width="70%" />
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton shape="block" height="14rem" />
    </Stack>
  </SkeletonGroup>
)
