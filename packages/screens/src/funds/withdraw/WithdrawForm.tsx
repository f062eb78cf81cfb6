import { type Payees, type WithdrawalTermsOnWire, withdrawalsSubmit } from '@onelot/api-client'
import { type Currency, money } from '@onelot/domain'
import { Button, MoneyEntryKeys, Stack, formatMoney, useMoneyEntry, useTheme } from '@onelot/ui'
import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import type { EarlierVerdict } from '../../base/data/useSubmit.ts'
import { useBoundAmount } from '../../base/form/useBoundAmount.ts'
import { FormNote } from '../../base/form/FormNote.tsx'
import { FundPasswordSheet } from '../../base/form/FundPasswordSheet.tsx'
import { Obstacles, mendButton } from '../../parts/fund-requests/Obstacles.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { maskedNumber } from '../../parts/payees/shown.ts'
import { usePasswordForm } from '../../parts/payees/usePasswordForm.ts'
import { useNavigation, usePreferences } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Amount } from './Amount.tsx'
import { PayeeChoice } from './PayeeChoice.tsx'
import * as styles from './WithdrawScreen.css.ts'
import { chosenOf, payeesFor, targetOf } from './payees.ts'
import {
  isSame,
  isTooMuch,
  moneyIn,
  outcomeOf,
  withdrawDefaults,
  withdrawSchema,
  wrongOf,
} from './withdrawForm.ts'

export interface WithdrawFormProps {
  currency: Currency
  terms: WithdrawalTermsOnWire
  payees: Payees
  /** It was submitted. */
  onDone: () => void
  /** Draws the page around the form. */
  page: (form: ReactNode) => ReactNode
}

/** Where to, how much, what it costs; or in their place what no amount can mend. */
export function WithdrawForm({ currency, terms, payees, onDone, page }: WithdrawFormProps) {
  const { t } = useTranslation('withdraw')
  const title = useTitleOf()('withdraw')
  const { language } = usePreferences()
  const { locale } = useTheme()
  const navigation = useNavigation()
  const refreshAccount = useRefreshAccount()
  const refusalText = useRefusalText()
  const id = useId()
  const choices = payeesFor(payees, currency, language)
  const targetNamed = (payee: string) => {
    const chosen = chosenOf(choices, payee)
    return chosen && targetOf(chosen)
  }
  const toRequest = (values: typeof withdrawDefaults) => ({
    money: moneyIn(values.amount, currency) ?? money(currency, '0'),
    payee: targetNamed(values.payee)?.payee ?? '',
    fundPassword: values.fundPassword,
  })
  const { command, sheet } = usePasswordForm(
    withdrawSchema(currency, targetNamed, terms),
    withdrawalsSubmit,
    {
      defaults: withdrawDefaults,
      toRequest,
      draft: { name: `withdraw.${currency}`, kept: 'tab' },
      onDone: ({ data }) => {
        onDone()
        navigation.replace({ to: 'request', kind: 'withdrawal', request: data.withdrawal.id })
      },
      onEarlier: ({ request }): EarlierVerdict =>
        request === undefined || isSame(request, toRequest({ ...withdrawDefaults, ...values }))
          ? 'done'
          : 'stay',
      // What stands in the way by now shows in the place of the form.
      onRefused: refreshAccount,
    },
  )
  const { control } = command.form
  const [payee, amount] = useWatch({ control, name: ['payee', 'amount'] })
  const values = { payee: String(payee), amount: String(amount) }
  const chosen = chosenOf(choices, values.payee)
  const target = chosen && targetOf(chosen)
  const asked = moneyIn(values.amount, currency)
  const wrong = asked && wrongOf({ money: asked, target }, terms)
  const outcome = asked && wrong === undefined ? outcomeOf({ money: asked, target }, terms) : undefined
  const said = asked && formatMoney(locale, asked)
  const why = wrong === undefined || wrong.code === 'VALIDATION' ? undefined : refusalText(wrong)
  const typed = useBoundAmount({
    ...command.field('amount'),
    currency,
    reasons: why === undefined ? {} : { tooLow: why, tooHigh: why },
  })
  const {
    tied: { error: marked, ...tied },
  } = typed
  const against = marked ?? (isTooMuch(wrong) ? why : undefined)
  const entry = useMoneyEntry({
    fault: against === undefined ? undefined : { text: against, isAtOnce: true },
    onNext: command.onSubmit,
  })
  const isOpen = terms.obstacles.length === 0
  const { refusal } = command.submit
  const isSaidAbove = terms.obstacles.some((code) => code === refusal?.code)
  return (
    <BackPage
      title={title}
      action={
        isOpen || command.submit.state !== undefined ? (
          <Stack gap="x3">
            {isSaidAbove ? null : <FormNote command={command} />}
            {isOpen ? (
              <Button type="submit" form={id} block loading={command.submit.pending}>
                {said === undefined || wrong !== undefined ? title : t('submit', { amount: said })}
              </Button>
            ) : (
              mendButton(terms)
            )}
          </Stack>
        ) : (
          mendButton(terms)
        )
      }
      keys={
        isOpen ? (
          <MoneyEntryKeys
            entry={entry}
            label={t('amount')}
            currency={currency}
            text={typed.text}
            onType={typed.type}
          />
        ) : undefined
      }
    >
      {page(
        isOpen ? (
          <form id={id} noValidate className={styles.form} onSubmit={command.onSubmit}>
            <PayeeChoice
              bound={command.field('payee')}
              choices={choices}
              chosen={chosen}
              wallets={currency === 'USD'}
              feeOf={(network) => formatMoney(locale, feeOf(terms, network))}
            />
            <Amount
              {...tied}
              entry={entry}
              label={t('amount')}
              text={typed.text}
              onType={typed.type}
              terms={terms}
              chosen={asked?.amount}
              outcome={outcome}
            />
          </form>
        ) : (
          <Obstacles {...terms} />
        ),
      )}
      <FundPasswordSheet
        {...sheet}
        description={t('asked', {
          amount: said ?? '',
          name: target === undefined ? '' : `${chosen?.name ?? ''} ${maskedNumber(target.lastFour)}`,
        })}
      />
    </BackPage>
  )
}

const feeOf = ({ networkFees }: WithdrawalTermsOnWire, network: string) =>
  money('USD', networkFees.find((one) => one.network === network)?.fee ?? '0')
