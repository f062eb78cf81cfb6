import type { DepositTermsOnWire } from '@onelot/api-client'
import {
  Box,
  Button,
  MoneyEntryKeys,
  type MoneyEntryState,
  Skeleton,
  SkeletonGroup,
  Stack,
  useMoneyEntry,
} from '@onelot/ui'
import { useLayoutEffect, useRef } from 'react'
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
export function DepositScreen({ currency, amount }: DepositParams) {
  const title = useTitleOf()('deposit')
  if (useSession().current !== undefined)
    return <Deposit key={`${currency ?? ''} ${amount ?? ''}`} title={title} asked={{ currency, amount }} />
  return (
    <BackPage title={title}>
      <LogInPrompt />
    </BackPage>
  )
}

function Deposit({ title, asked }: { title: string; asked: DepositParams }) {
  const { t } = useTranslation('deposit')
  const { t: ofDeposits } = useTranslation('deposits')
  const model = useDeposit(asked)
  const { terms, summary, recent, currency, step, amount } = model
  const { data } = terms
  const [obstacle] = data?.obstacles ?? []
  const entry = useMoneyEntry({ fault: useFault(model), onNext: () => model.goTo('method') })
  const questions = useRef<HTMLDivElement>(null)
  const stepBefore = useRef(step)
  useLayoutEffect(() => {
    if (stepBefore.current === step) return
    stepBefore.current = step
    questions.current?.querySelector('h2')?.focus()
  }, [step])
  const isAsked = data !== undefined && obstacle === undefined && step === 'amount'
  /** Each way to pay leads on by itself, and a closed window is waited for. */
  function actionFor(loaded: DepositTermsOnWire) {
    if (obstacle !== undefined) return mendButton(loaded)
    return isAsked ? (
      <Button block onClick={entry.next}>
        {t('next')}
      </Button>
    ) : undefined
  }
  return (
    <BackPage
      title={title}
      onBack={model.back}
      action={data && actionFor(data)}
      keys={
        isAsked ? (
          <MoneyEntryKeys
            entry={entry}
            label={ofDeposits('amount')}
            currency={currency}
            text={model.typed}
            onType={({ text }) => model.type(text)}
          />
        ) : undefined
      }
    >
      <PullArea reads={[terms, summary, recent]}>
        <NotRefreshed reads={[terms, summary, recent]} />
        <Box padding="page">
          <Stack gap="x6">
            <div ref={questions}>
              <Loaded read={terms} skeleton={<FormSkeleton />}>
                {(loaded) => <Form terms={loaded} model={model} entry={entry} />}
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

/** Why no deposit can be made of what was typed, in words; too much at once. */
function useFault({ typed, currency, terms: { data } }: DepositModel) {
  const { t } = useTranslation('deposit')
  const refusalText = useRefusalText()
  const fault = data && faultOf(typed, currency, data.limit)
  if (fault === undefined) return undefined
  return fault === 'required'
    ? { text: t('required') }
    : { text: refusalText(fault), isAtOnce: fault.code === 'DEPOSIT_ABOVE_MAXIMUM' }
}

interface FormProps {
  terms: DepositTermsOnWire
  model: DepositModel
  entry: MoneyEntryState
}

function Form({ terms, model, entry }: FormProps) {
  const { currency, amount, step } = model
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
  return <AmountQuestion terms={terms} model={model} entry={entry} />
}

const FormSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      <Skeleton line="title" width="60%" />
      <Skeleton line="display" width="40%" />
      <Skeleton line="small" width="70%" />
      <Skeleton shape="block" height="2.75rem" />
    </Stack>
  </SkeletonGroup>
)
