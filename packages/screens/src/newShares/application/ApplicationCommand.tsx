import {
  type ApplicationOnWire,
  applicationsCancel,
  applicationsPay,
  applicationsWaive,
} from '@onelot/api-client'
import { useUiMessages } from '@onelot/ui'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { type EarlierVerdict, type Submitted, useSubmit } from '../../base/data/useSubmit.ts'
import { CommandQuestion } from '../../base/form/CommandQuestion.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useOwnAmount } from './useNextText.ts'

export type ApplicationAction = ApplicationOnWire['actions'][number]

interface AskedProps {
  application: ApplicationOnWire
  /** Called when it is done, or the question is dismissed. */
  onClose: () => void
}
export interface ApplicationCommandProps extends AskedProps {
  action: ApplicationAction
}

/** Takes an application back, pays it or gives up what it won, after a question. */
export function ApplicationCommand({ action, ...asked }: ApplicationCommandProps) {
  switch (action) {
    case 'cancel':
      return <Cancel {...asked} />
    case 'pay':
      return <Pay {...asked} />
    case 'waive':
      return <Waive {...asked} />
  }
}

/** What follows, whichever of them it is. */
function useOptions({ application: { id }, onClose }: AskedProps) {
  const refreshAccount = useRefreshAccount()
  return {
    onDone: onClose,
    onEarlier: (earlier: {
      readonly request: { readonly application: string } | undefined
    }): EarlierVerdict => (earlier.request?.application === id ? 'done' : 'stay'),
    // It has gone on meanwhile: how far, the page says.
    onRefused: refreshAccount,
  }
}

function Cancel(props: AskedProps) {
  const submit = useSubmit(applicationsCancel, useOptions(props))
  return (
    <Question
      {...props}
      action="cancel"
      submit={submit}
      onSend={() => submit.send({ application: props.application.id })}
    />
  )
}

function Pay(props: AskedProps) {
  const submit = useSubmit(applicationsPay, useOptions(props))
  return (
    <Question
      {...props}
      action="pay"
      submit={submit}
      onSend={() => submit.send({ application: props.application.id })}
    />
  )
}

function Waive(props: AskedProps) {
  const { t } = useTranslation('application')
  const submit = useSubmit(applicationsWaive, { ...useOptions(props), success: t('waive.done') })
  return (
    <Question
      {...props}
      action="waive"
      submit={submit}
      onSend={() => submit.send({ application: props.application.id })}
    />
  )
}

interface QuestionProps extends ApplicationCommandProps {
  submit: Submitted
  onSend: () => void
}

function Question({ application: { won }, action, submit, onSend, onClose }: QuestionProps) {
  const { t } = useTranslation('application')
  const ui = useUiMessages()
  const own = useOwnAmount()
  const amount = won === undefined ? '' : own(won.rest)
  const shares = ui('finance.shares', { count: won?.shares ?? 0 })
  return (
    <CommandQuestion
      question={t(`${action}.question`, { amount, shares })}
      text={t(`${action}.text`)}
      action={t(`${action}.action`, { amount })}
      keep={t('keep')}
      submit={submit}
      onSend={onSend}
      onClose={onClose}
    />
  )
}
