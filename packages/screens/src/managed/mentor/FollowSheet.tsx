import type { FollowTermsOnWire, MentorOnWire } from '@onelot/api-client'
import { type Decimal, money } from '@onelot/domain'
import {
  Button,
  ChipGroup,
  FactList,
  Money,
  MoneyEntry,
  MoneyEntryKeys,
  Sheet,
  Stack,
  Switch,
  Text,
  formatMoney,
  useMoneyEntry,
  useTheme,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'
import { useAmountError } from '../../parts/new-shares/useAmountError.ts'
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
  const error = useAmountError(text, amount && money(mentor.currency, amount), (put) =>
    wrongIn(put, mentor, terms),
  )
  const { currency, least, left } = mentor
  const entry = useMoneyEntry({
    fault: amount !== undefined && error.text === undefined ? undefined : error,
    isSuggested: text === least.amount,
    onNext,
  })
  const field = {
    entry,
    label: t('follow.amount'),
    currency,
    text,
    onType: (typed: { readonly text: string }) => onText(typed.text),
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('follow.title')}
      description={name(mentor.name)}
      footer={
        <Button block onClick={entry.next}>
          {t('follow.next')}
        </Button>
      }
      keys={<MoneyEntryKeys {...field} />}
    >
      <Stack gap="x5">
        <MoneyEntry
          {...field}
          hint={
            left === undefined
              ? t('follow.least', { least: formatMoney(locale, least) })
              : t('follow.leastAndLeft', {
                  least: formatMoney(locale, least),
                  left: formatMoney(locale, left),
                })
          }
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
