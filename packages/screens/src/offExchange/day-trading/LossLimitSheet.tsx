import { type DayTradingStanding, dayTradingSetLossLimit } from '@onelot/api-client'
import { exact, minorUnits } from '@onelot/domain'
import {
  Button,
  MoneyEntry,
  MoneyEntryKeys,
  Sheet,
  Stack,
  Text,
  formatLocalDate,
  parseNumber,
  useMoneyEntry,
  useTheme,
} from '@onelot/ui'
import { useState } from 'react'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useFieldText } from '../../base/i18n/useRefusalText.ts'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'

export interface LossLimitSheetProps {
  standing: DayTradingStanding
  onClose: () => void
}

/** The member's own limit of what day trades of a market may lose in a day: set, changed and removed, with what it does. */
export function LossLimitSheet({ standing: { market, today, lossLimit }, onClose }: LossLimitSheetProps) {
  const { t } = useTranslation('dayTrading')
  const { language, locale } = useTheme()
  const fieldText = useFieldText()
  const { currency } = today.realised
  const [text, setText] = useState<string>(lossLimit?.amount ?? '')
  const submit = useSubmit(dayTradingSetLossLimit, {
    onDone: onClose,
    success: ({ data }) => {
      const found = data.markets.find((one) => one.market === market)
      const next = found?.nextLossLimit
      if (next !== undefined) return t('limit.later', { day: formatLocalDate(locale, next.from) })
      return t(found?.lossLimit === undefined ? 'limit.removed' : 'limit.set')
    },
  })
  const parsed = parseNumber(text, language, { places: minorUnits(currency), currency })
  const amount = parsed.ok && exact(parsed.value).gt('0') ? parsed.value : undefined
  const refused = submit.refusal?.code === 'VALIDATION' ? submit.refusal.fields['amount'] : undefined
  const entry = useMoneyEntry({
    fault:
      refused !== undefined
        ? { text: fieldText(refused), isAtOnce: true }
        : amount === undefined
          ? { text: fieldText(text.trim() === '' ? 'required' : 'tooLow') }
          : undefined,
    onNext: () => {
      if (amount !== undefined) submit.send({ market, amount })
    },
  })
  const field = {
    entry,
    label: t('limit.amount'),
    currency,
    text,
    onType: (typed: { readonly text: string }) => {
      submit.reset()
      setText(typed.text)
    },
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('limit.title')}
      description={t(`markets.${market}`)}
      footer={
        <Stack gap="x2">
          <OutcomeNote submit={submit} />
          <Button block loading={submit.pending} onClick={entry.next}>
            {t('limit.save')}
          </Button>
          {lossLimit === undefined ? null : (
            <Button
              block
              variant="secondary"
              disabled={submit.pending}
              onClick={() => submit.send({ market })}
            >
              {t('limit.remove')}
            </Button>
          )}
        </Stack>
      }
      keys={<MoneyEntryKeys {...field} />}
    >
      <MoneyEntry {...field}>
        {(['text', 'open', 'when'] as const).map((part) => (
          <Text key={part} as="p" size="small" tone="secondary">
            {t(`limit.${part}`)}
          </Text>
        ))}
      </MoneyEntry>
    </Sheet>
  )
}
