import type { BacktestOnWire, RunTermsOnWire } from '@onelot/api-client'
import { type Decimal, type Money, type Strategy, money } from '@onelot/domain'
import {
  AmountField,
  Button,
  ChipGroup,
  Sheet,
  Stack,
  Text,
  formatLocalDate,
  formatMoney,
  useTheme,
} from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useMoment } from '../../base/i18n/useMoment.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'
import { isShortOfMoney } from '../../parts/new-shares/shortOfMoney.ts'
import { useStrategyText } from '../../parts/strategies/useStrategyText.ts'
import { useNextOpening } from './NextOpening.tsx'
import { wrongIn } from './running.ts'
import { useFeeText } from './useFeeText.ts'

export interface RunSheetProps {
  strategy: Strategy
  detail: BacktestOnWire
  terms: RunTermsOnWire
  /** As it was typed. */
  text: string
  /** What it means; undefined while it is no amount. */
  amount: Decimal | undefined
  /** Trading days. */
  term: number
  onText: (text: string) => void
  onTerm: (days: number) => void
  onNext: () => void
  onClose: () => void
}

/** With how much, for how long, and what it would do first. */
export function RunSheet(props: RunSheetProps) {
  const { strategy, detail, terms, text, amount, term, onText, onTerm, onNext, onClose } = props
  const { t } = useTranslation('smartStrategy')
  const { locale } = useTheme()
  const name = useName()
  const moment = useMoment()
  const strategyText = useStrategyText()
  const fee = useFeeText(detail)
  const error = useAmountError(props)
  const [isAsked, setIsAsked] = useState(false)
  const { least, instrument } = detail
  const chosen = terms.terms.find(({ days }) => days === term)
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('run.title')}
      description={`${strategyText(strategy)} · ${name(instrument.name)}`}
      footer={
        <Button
          block
          onClick={() => {
            if (error.text === undefined) onNext()
            else setIsAsked(true)
          }}
        >
          {t('run.next')}
        </Button>
      }
    >
      <Stack gap="x5">
        <AmountField
          label={t('run.amount')}
          currency={least.currency}
          text={text}
          hint={t('run.least', { least: formatMoney(locale, least) })}
          error={isAsked || error.isAtOnce ? error.text : undefined}
          onChange={(change) => {
            setIsAsked(false)
            onText(change.text)
          }}
        />
        {error.isMoney ? <DepositButton currency={least.currency} /> : null}
        <Stack gap="x2">
          <Text weight="strong">{t('run.tradingDays')}</Text>
          <ChipGroup
            label={t('run.tradingDays')}
            look="line"
            options={terms.terms.map(({ days }) => ({
              value: String(days),
              label: String(days),
            }))}
            value={String(term)}
            onSelect={({ value }) => onTerm(Number(value))}
          />
          <Text size="small" tone="secondary">
            {[
              t('run.starts', { at: moment(terms.startsAt) }),
              ...(chosen === undefined
                ? []
                : [t('run.ends', { date: formatLocalDate(locale, chosen.endsOn) })]),
            ].join(' ')}
          </Text>
        </Stack>
        {amount === undefined || error.isAmount ? null : (
          <First strategy={strategy} detail={detail} amount={money(least.currency, amount)} />
        )}
        <Text size="small" tone="secondary">
          {fee} {t('how.withdraw')}
        </Text>
      </Stack>
    </Sheet>
  )
}

function First({ strategy, detail, amount }: Pick<RunSheetProps, 'strategy' | 'detail'> & { amount: Money }) {
  const { bars, market, instrument } = detail
  const { what, why } = useNextOpening({ strategy, tested: { bars, market, capital: amount }, instrument })
  const { t } = useTranslation('smartStrategy')
  return (
    <Stack gap="x1">
      <Text weight="strong">{t('next.label')}</Text>
      <Text>{what}</Text>
      <Text size="small" tone="secondary">
        {why}
      </Text>
    </Stack>
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
function useAmountError({ detail, terms, amount }: RunSheetProps): AmountError {
  const { t: refusals } = useTranslation('refusals')
  const refusalText = useRefusalText()
  const missing = { text: refusals('fields.required'), isAtOnce: false, isAmount: true, isMoney: false }
  if (amount === undefined) return missing
  const wrong = wrongIn(money(detail.least.currency, amount), detail, terms)
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
