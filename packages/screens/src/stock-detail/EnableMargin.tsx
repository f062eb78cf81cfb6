import { type SubmissionOutcome, memberEnableMargin } from '@onelot/api-client'
import type { RealNameState } from '@onelot/domain'
import { Button, Checkbox, Sheet, Stack, Text, useToast } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { OutcomeNote } from '../states/OutcomeNote.tsx'
import { useNavigation } from '../ports/ports.ts'
import { useWrite } from '../data/useWrite.ts'
import * as styles from './StockDetailScreen.css.ts'

export interface EnableMarginProps {
  realName: RealNameState
  /** Called when margin is enabled, or the statement is dismissed: the ticket is as it was. */
  onClose: () => void
}

const risks = ['borrow', 'stopOut', 'short', 'limit'] as const

/** The statement of risk that margin financing asks to be read, within the ticket that needs it. */
export function EnableMargin({ realName, onClose }: EnableMarginProps) {
  const { t } = useTranslation('stockDetail')
  const toast = useToast()
  const navigation = useNavigation()
  const enable = useWrite(memberEnableMargin)
  const [read, setRead] = useState(false)
  /** Without a real name nothing can be enabled: that is said first, and nothing is to be ticked. */
  const verified = realName === 'passed'
  const conclude = (outcome: SubmissionOutcome<typeof memberEnableMargin> | undefined) => {
    if (outcome?.kind !== 'done') return
    toast.show({ message: t('margin.enabled'), tone: 'success' })
    onClose()
  }
  const send = async () => {
    conclude(await enable.send({ riskStatementRead: read }))
  }
  const check = async () => {
    conclude(await enable.check())
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('margin.title')}
      description={t('margin.text')}
      footer={
        <Stack gap="x3">
          <OutcomeNote write={enable} onCheck={() => void check()} />
          {verified ? (
            <Button block disabled={!read} loading={enable.pending} onClick={() => void send()}>
              {t('margin.enable')}
            </Button>
          ) : (
            <Button
              block
              onClick={() => {
                navigation.go({ to: 'realName' })
              }}
            >
              {t('margin.toRealName')}
            </Button>
          )}
        </Stack>
      }
    >
      <Stack gap="x5">
        {verified ? null : (
          <Text as="p" weight="strong">
            {t('margin.needsRealName')}
          </Text>
        )}
        <ul className={styles.risks}>
          {risks.map((risk) => (
            <li key={risk}>{t(`margin.risks.${risk}`)}</li>
          ))}
        </ul>
        {verified ? (
          <Checkbox
            label={t('margin.read')}
            checked={read}
            onChange={({ checked }) => {
              setRead(checked)
            }}
          />
        ) : null}
      </Stack>
    </Sheet>
  )
}
