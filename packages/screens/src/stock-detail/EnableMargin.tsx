import { type SubmissionOutcome, memberEnableMargin } from '@onelot/api-client'
import { type Leverage, type TradingAccount, balanceOf, money } from '@onelot/domain'
import { Button, Checkbox, type ListedContext, NoticeBar, Sheet, Stack, Text, useToast } from '@onelot/ui'
import { useCallback, useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { OutcomeNote } from '../states/OutcomeNote.tsx'
import { useNavigation } from '../ports/ports.ts'
import { useWrite } from '../data/useWrite.ts'
import { MarginStatement } from './MarginStatement.tsx'

export interface EnableMarginProps {
  account: TradingAccount
  context: ListedContext
  /** That the ticket asks for; 1 where it sells short. */
  leverage: Leverage
  /** Called when margin is enabled, or the statement is dismissed: the ticket is as it was. */
  onClose: () => void
}

/** True from when the end of what is read has been in sight. A sheet draws its content after its owner, hence a callback. */
function useEndSeen() {
  const [seen, setSeen] = useState(false)
  const end = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return { end, seen }
}

/** The statement of risk that margin financing asks to be read to its end, within the ticket that needs it. What is missing is said first. */
export function EnableMargin({ account, context, leverage, onClose }: EnableMarginProps) {
  const { t } = useTranslation('stockDetail')
  const toast = useToast()
  const navigation = useNavigation()
  const enable = useWrite(memberEnableMargin)
  const [read, setRead] = useState(false)
  const { end, seen } = useEndSeen()
  const { realName, balances } = account
  const { instrument } = context.listing
  const { currency, leverages } = instrument
  const conclude = (outcome: SubmissionOutcome<typeof memberEnableMargin> | undefined) => {
    if (outcome?.kind !== 'done' && outcome?.kind !== 'earlier') return
    toast.show({ message: t('margin.enabled'), tone: 'success' })
    onClose()
  }
  const send = async () => {
    conclude(await enable.send({ riskStatementRead: read }))
  }
  const check = async () => {
    conclude(await enable.check())
  }
  const toRealName = (
    <Button
      block
      onClick={() => {
        navigation.go({ to: 'realName' })
      }}
    >
      {t('margin.toRealName')}
    </Button>
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('margin.title')}
      description={t('margin.text')}
      footer={
        realName === 'passed' ? (
          <Stack gap="x3">
            <OutcomeNote write={enable} onCheck={() => void check()} />
            {seen ? null : (
              <Text as="p" size="small" tone="secondary">
                {t('margin.unread')}
              </Text>
            )}
            <Button block disabled={!read} loading={enable.pending} onClick={() => void send()}>
              {t('margin.enable')}
            </Button>
          </Stack>
        ) : realName === 'underReview' ? undefined : (
          toRealName
        )
      }
    >
      <Stack gap="x5">
        {realName === 'passed' ? null : (
          <NoticeBar tone="accent">{t(`margin.missing.${realName}`)}</NoticeBar>
        )}
        <MarginStatement
          stopOutRate={context.settings.stopOutRate}
          leverages={leverages}
          available={money(currency, balanceOf(balances, currency, 'available').amount)}
          leverage={leverage > 1 ? leverage : (leverages.find((times) => times > 1) ?? 1)}
        />
        {realName === 'passed' ? (
          <div ref={end}>
            <Checkbox
              label={t('margin.read')}
              checked={read}
              disabled={!seen}
              onChange={({ checked }) => {
                setRead(checked)
              }}
            />
          </div>
        ) : null}
      </Stack>
    </Sheet>
  )
}
