import type { FollowTermsOnWire, MentorOnWire } from '@onelot/api-client'
import { type Decimal, money } from '@onelot/domain'
import {
  AmountField,
  Button,
  ChipGroup,
  FactList,
  Money,
  Sheet,
  Stack,
  Switch,
  Text,
  formatMoney,
  useTheme,
} from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'
import { isShortOfMoney } from '../../parts/new-shares/shortOfMoney.ts'
import { BoughtAtOnce } from './BoughtAtOnce.tsx'
import { floorOf, wrongIn } from './follow.ts'

export interface FollowSheetProps {
  mentor: MentorOnWire
  terms: FollowTermsOnWire
  /** As it was typed. */
  text: string
  /** What it means; undefined while it is no amount. */
  amount: Decimal | undefined
  /** In percent. */
  stopLoss: number
  copyOpen: boolean
  onText: (text: string) => void
  onStopLoss: (percent: number) => void
  onCopyOpen: (isOn: boolean) => void
  onNext: () => void
  onClose: () => void
}

/** With how much, until which loss, and what would be bought at once. */
export function FollowSheet(props: FollowSheetProps) {
  const { mentor, terms, text, amount, stopLoss, copyOpen, onText, onStopLoss, onCopyOpen, onNext, onClose } =
    props
  const { t } = useTranslation('mentor')
  const { locale } = useTheme()
  const name = useName()
  const error = useAmountError(props)
  const [isAsked, setIsAsked] = useState(false)
  const { currency, least, left } = mentor
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('follow.title')}
      description={name(mentor.name)}
      footer={
        <Button
          block
          onClick={() => {
            if (error.text === undefined) onNext()
            else setIsAsked(true)
          }}
        >
          {t('follow.next')}
        </Button>
      }
    >
      <Stack gap="x5">
        <AmountField
          label={t('follow.amount')}
          currency={currency}
          text={text}
          hint={
            left === undefined
              ? t('follow.least', { least: formatMoney(locale, least) })
              : t('follow.leastAndLeft', {
                  least: formatMoney(locale, least),
                  left: formatMoney(locale, left),
                })
          }
          error={isAsked || error.isAtOnce ? error.text : undefined}
          onChange={(change) => {
            setIsAsked(false)
            onText(change.text)
          }}
        />
        {error.isMoney ? <DepositButton currency={currency} /> : null}
        <Stack gap="x2">
          <Text weight="strong">{t('follow.stopLoss')}</Text>
          <ChipGroup
            label={t('follow.stopLoss')}
            look="line"
            options={terms.stopLosses.map((percent) => ({
              value: String(percent),
              label: t('follow.percent', { percent }),
            }))}
            value={String(stopLoss)}
            onSelect={({ value }) => onStopLoss(Number(value))}
          />
          {amount === undefined || error.isAmount ? null : (
            <FactList
              facts={[
                {
                  label: t('follow.floor'),
                  value: (
                    <Money value={floorOf(money(currency, amount), stopLoss)} own={false} size="small" />
                  ),
                },
              ]}
            />
          )}
        </Stack>
        <Switch
          label={t('follow.copyOpen')}
          description={t('follow.copyOpenHint')}
          checked={copyOpen}
          onChange={({ checked }) => onCopyOpen(checked)}
        />
        {copyOpen && amount !== undefined && !error.isAmount ? (
          <BoughtAtOnce mentor={mentor.id} amount={amount} />
        ) : null}
        <Text size="small" tone="secondary">
          {t('how.withdraw')}
        </Text>
      </Stack>
    </Sheet>
  )
}

interface AmountError {
  readonly text: string | undefined
  /** Said while it is typed: more digits do not mend it. */
  readonly isAtOnce: boolean
  /** It is the amount, so what it comes to says nothing. */
  readonly isAmount: boolean
  readonly isMoney: boolean
}

/** What is wrong with the amount, in words. */
function useAmountError({ mentor, terms, amount }: FollowSheetProps): AmountError {
  const { t: refusals } = useTranslation('refusals')
  const refusalText = useRefusalText()
  const missing = { text: refusals('fields.required'), isAtOnce: false, isAmount: true, isMoney: false }
  if (amount === undefined) return missing
  const wrong = wrongIn(money(mentor.currency, amount), mentor, terms)
  if (wrong === undefined) return { text: undefined, isAtOnce: false, isAmount: false, isMoney: false }
  if (wrong.code === 'VALIDATION') return missing
  const isMoney = isShortOfMoney(wrong)
  return {
    text: refusalText(wrong),
    isAtOnce: wrong.fields['amount'] === 'tooHigh',
    isAmount: !isMoney,
    isMoney,
  }
}
