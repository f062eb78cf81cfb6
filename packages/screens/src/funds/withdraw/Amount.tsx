import type { WithdrawalTermsOnWire, withdrawalsSubmit } from '@onelot/api-client'
import { type Refusal, isPositive, money } from '@onelot/domain'
import type { WithdrawalTerms } from '@onelot/domain/modules/funds/withdrawals'
import { Button, Stack, Text, formatMoney, useTheme } from '@onelot/ui'
import { FormAmountKeys } from '../../base/form/FormAmountKeys.tsx'
import type { CommandForm } from '../../base/form/useCommandForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { Outcome } from './Outcome.tsx'
import * as styles from './WithdrawScreen.css.ts'
import { isTooMuch, mostOf, type withdrawDefaults } from './withdrawForm.ts'

export interface AmountProps {
  command: CommandForm<typeof withdrawDefaults, typeof withdrawalsSubmit>
  terms: WithdrawalTermsOnWire
  /** Why what has been typed may not leave. */
  wrong: Refusal | undefined
  /** What would come of it. */
  outcome: WithdrawalTerms | undefined
}

/** How much, between the least and the most, and all of it by one press. Too much is said at once, too little when it is sent. */
export function Amount({ command, terms, wrong, outcome }: AmountProps) {
  const { t } = useTranslation('withdraw')
  const { locale } = useTheme()
  const refusalText = useRefusalText()
  const { limit, withdrawable } = terms
  const { currency } = withdrawable
  const written = (amount: typeof limit.least) => formatMoney(locale, money(currency, amount))
  const why = wrong === undefined || wrong.code === 'VALIDATION' ? undefined : refusalText(wrong)
  const most = mostOf(terms)
  return (
    <FormAmountKeys
      {...command.field('amount')}
      label={t('amount')}
      currency={currency}
      reasons={why === undefined ? {} : { tooLow: why, tooHigh: why }}
      wrong={isTooMuch(wrong) ? why : undefined}
    >
      <Stack gap="x5">
        <div className={styles.underAmount}>
          <Text size="small" tone="secondary">
            {t('limits', { least: written(limit.least), most: written(limit.most) })}
          </Text>
          <Button
            variant="secondary"
            size="small"
            disabled={!isPositive(most)}
            onClick={() => {
              command.form.setValue('amount', most.amount, { shouldDirty: true })
              command.form.clearErrors('amount')
            }}
          >
            {t('all')}
          </Button>
        </div>
        {outcome === undefined ? null : <Outcome terms={outcome} />}
      </Stack>
    </FormAmountKeys>
  )
}
