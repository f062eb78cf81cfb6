import type { BacktestOnWire, RunTermsOnWire } from '@onelot/api-client'
import { type Decimal, type Money, type Strategy, money } from '@onelot/domain'
import {
  Button,
  ChipGroup,
  MoneyEntry,
  MoneyEntryKeys,
  Sheet,
  Stack,
  Text,
  formatLocalDate,
  formatMoney,
  useMoneyEntry,
  useTheme,
} from '@onelot/ui'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useMoment } from '../../base/i18n/useMoment.ts'
import { useName } from '../../base/i18n/useName.ts'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'
import { useAmountError } from '../../parts/new-shares/useAmountError.ts'
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
  const error = useAmountError(text, amount && money(detail.least.currency, amount), (put) =>
    wrongIn(put, detail, terms),
  )
  const { least, instrument } = detail
  const entry = useMoneyEntry({
    fault: amount !== undefined && error.text === undefined ? undefined : error,
    isSuggested: text === least.amount,
    onNext,
  })
  const field = {
    entry,
    label: t('run.amount'),
    currency: least.currency,
    text,
    onType: (typed: { readonly text: string }) => onText(typed.text),
  }
  const chosen = terms.terms.find(({ days }) => days === term)
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('run.title')}
      description={`${strategyText(strategy)} · ${name(instrument.name)}`}
      footer={
        <Button block onClick={entry.next}>
          {t('run.next')}
        </Button>
      }
      keys={<MoneyEntryKeys {...field} />}
    >
      <Stack gap="x5">
        <MoneyEntry {...field} hint={t('run.least', { least: formatMoney(locale, least) })} />
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
            {joinSentences(
              t('run.starts', { at: moment(terms.startsAt) }),
              chosen && t('run.ends', { date: formatLocalDate(locale, chosen.endsOn) }),
            )}
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
