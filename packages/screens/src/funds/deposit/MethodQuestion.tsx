import type { DepositChannelOnWire, DepositTermsOnWire } from '@onelot/api-client'
import { type Currency, type Decimal, money } from '@onelot/domain'
import { creditOf, paymentFor } from '@onelot/domain/modules/funds/deposits'
import { AnswerList, Card, Icon, ListRow, RowList, Stack, Text, formatMoney, useTheme } from '@onelot/ui'
import { Headset, Landmark, Wallet } from 'lucide-react'
import { usePaidText } from '../../parts/fund-requests/usePaidText.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'

export interface MethodQuestionProps {
  terms: DepositTermsOnWire
  currency: Currency
  /** What is to be credited. */
  amount: Decimal
  /** The amount is to be changed. */
  onAmount: () => void
}

/** By which way it is paid: each channel of the currency, then customer service. */
export function MethodQuestion({ terms, currency, amount, onAmount }: MethodQuestionProps) {
  const { t } = useTranslation('deposit')
  const { t: ofDeposits } = useTranslation('deposits')
  const titleOf = useTitleOf()
  const { locale } = useTheme()
  const { href, Link } = useNavigation()
  const rowOf = useChannelRow()
  const paidText = usePaidText()
  return (
    <Stack gap="x5">
      <AnswerList
        label={ofDeposits('answers')}
        answers={[
          {
            key: 'amount',
            label: ofDeposits('amount'),
            value: formatMoney(locale, money(currency, amount)),
            onChange: onAmount,
          },
        ]}
      />
      <Stack gap="x3">
        <Text as="h2" tabIndex={-1} size="title" weight="bold">
          {t('ask.method')}
        </Text>
        <Card padding="none">
          <RowList
            label={t('methods')}
            rows={[
              ...terms.channels.map((channel) => {
                const payment = paymentFor(amount, { method: channel.method, currency }, terms.usdtRate)
                const credit = creditOf(payment, { method: channel.method, currency }, terms.usdtRate)
                return {
                  key: channel.id,
                  row: (
                    <ListRow
                      {...rowOf(channel, {
                        paid: paidText({ amount: payment, unit: 'USDT' }, false),
                        credit: formatMoney(locale, credit),
                      })}
                      href={href({ to: 'depositChannel', currency, channel: channel.id, amount: payment })}
                      Link={Link}
                    />
                  ),
                }
              }),
              {
                key: 'service',
                row: (
                  <ListRow
                    leading={<Icon icon={Headset} />}
                    title={titleOf('customerService')}
                    subtitle={t('service')}
                    href={href({ to: 'customerService' })}
                    Link={Link}
                  />
                ),
              },
            ]}
          />
        </Card>
      </Stack>
    </Stack>
  )
}

function useChannelRow() {
  const { t } = useTranslation('deposit')
  const { t: ofDeposits } = useTranslation('deposits')
  return (
    { method, bank = '', network, needsPassword }: DepositChannelOnWire,
    sums: { readonly paid: string; readonly credit: string },
  ) => {
    const name = ofDeposits(`methods.${method}`)
    if (method === 'wallet')
      return {
        leading: <Icon icon={Wallet} />,
        title: t('onNetwork', { method: name, network: network ?? '' }),
        subtitle: t('paid', sums),
      }
    return {
      leading: <Icon icon={Landmark} />,
      title: name,
      subtitle: needsPassword ? t('needsPassword', { bank }) : bank,
    }
  }
}
