import { memberEnableMargin } from '@onelot/api-client'
import { type Leverage, type TradingAccount, balanceOf, money } from '@onelot/domain'
import { Button, Checkbox, type ListedContext, NoticeBar, Sheet, Stack, Text } from '@onelot/ui'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
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
  const navigation = useNavigation()
  const enable = useSubmit(memberEnableMargin, {
    onDone: onClose,
    onEarlier: 'done',
    success: t('margin.enabled'),
  })
  const [read, setRead] = useState(false)
  const { end, seen } = useEndSeen()
  const { realName, balances } = account
  const { instrument } = context.listing
  const { currency, leverages } = instrument
  const toRealName = (
    <Button block onClick={() => navigation.go({ to: 'realName' })}>
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
            <OutcomeNote submit={enable} />
            {seen ? null : (
              <Text as="p" size="small" tone="secondary">
                {t('margin.unread')}
              </Text>
            )}
            <Button
              block
              disabled={!read}
              loading={enable.pending}
              onClick={() => enable.send({ riskStatementRead: read })}
            >
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
              onChange={({ checked }) => setRead(checked)}
            />
          </div>
        ) : null}
      </Stack>
    </Sheet>
  )
}
