import { type SentCode, codesInbox } from '@onelot/api-client'
import { type CodePurpose, epochMs } from '@onelot/domain'
import { Button, Countdown, Inline, NoticeBar, Stack, Text } from '@onelot/ui'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { FormTextField } from '../../base/form/FormTextField.tsx'
import type { Bound } from '../../base/form/formValues.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import type { AskedCode } from './useCode.ts'

export interface CodeQuestionProps {
  /** The field of the form that the code is typed into. */
  bound: Bound<string>
  asked: AskedCode
  onFill: (filled: { code: string }) => void
}

/** Where a code is typed that was sent; a new one may be asked for in a minute. The demo shows the code that its phone would have received. */
export function CodeQuestion({ bound, asked, onFill }: CodeQuestionProps) {
  const { t } = useTranslation('codes')
  const { purpose, sent, sending, send } = asked
  return (
    <Stack gap="x5">
      {sent?.inbox === true ? <CodeOfDemo purpose={purpose} sent={sent} onFill={onFill} /> : null}
      <FormTextField
        {...bound}
        label={t('label')}
        reasons={{ mismatch: t('wrong') }}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="next"
        maxLength={6}
      />
      <OutcomeNote submit={sending} />
      {sent === undefined ? (
        <SendCode text={t('send')} pending={sending.pending} onSend={send} />
      ) : (
        <SendAgain key={sent.againAt} at={sent.againAt} pending={sending.pending} onSend={send} />
      )}
    </Stack>
  )
}

interface SendProps {
  pending: boolean
  onSend: () => void
}

function SendCode({ text, pending, onSend }: SendProps & { text: string }) {
  return (
    <Inline>
      <Button variant="secondary" size="small" loading={pending} onClick={onSend}>
        {text}
      </Button>
    </Inline>
  )
}

function SendAgain({ at, ...props }: SendProps & { at: SentCode['againAt'] }) {
  const { t } = useTranslation('codes')
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const [waits, setWaits] = useState(true)
  if (!waits) return <SendCode text={t('again')} {...props} />
  return (
    <Text as="p" size="small" tone="secondary">
      <span>{t('againIn')}</span>{' '}
      <Countdown label={t('againIn')} until={at} now={clock} onFinish={() => setWaits(false)} />
    </Text>
  )
}

interface CodeOfDemoProps extends Pick<CodeQuestionProps, 'onFill'> {
  purpose: CodePurpose
  sent: SentCode
}

/** The code of the demo's inbox that was sent; nothing until it is known. */
function CodeOfDemo({ purpose, sent, onFill }: CodeOfDemoProps) {
  const { t } = useTranslation('codes')
  const { data: inbox, refresh } = useRead(codesInbox, {})
  const code = inbox?.find((one) => one.purpose === purpose && one.expiresAt === sent.expiresAt)?.code
  // What was read before this one was sent has only those before it.
  const isOld = inbox !== undefined && code === undefined
  const readAgain = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (isOld) readAgain()
  }, [isOld])
  if (code === undefined) return null
  return (
    <NoticeBar
      tone="accent"
      action={
        <Button variant="secondary" size="small" onClick={() => onFill({ code })}>
          {t('fillIn')}
        </Button>
      }
    >
      {t('inDemo', { code })}
    </NoticeBar>
  )
}
