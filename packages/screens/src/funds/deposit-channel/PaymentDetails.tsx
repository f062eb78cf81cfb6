import type { DepositOnWire, OpenedChannel } from '@onelot/api-client'
import type { Decimal, Money as Amount } from '@onelot/domain'
import {
  Bleed,
  Button,
  Card,
  CopyField,
  FactList,
  Inline,
  Money,
  NoticeBar,
  QRCode,
  Stack,
  Text,
  formatDateTime,
  formatNumber,
  useTheme,
} from '@onelot/ui'
import { useHasCome } from '../../base/data/useHasCome.ts'
import { useRateText } from '../../parts/fund-requests/usePaidText.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { useIsPractice } from '../../base/shell/honesty.ts'

export interface PaymentDetailsProps {
  details: OpenedChannel
  paid: DepositOnWire['paid']
  /** Of a wallet alone. */
  credit: { readonly credited: Amount; readonly rate: Decimal } | undefined
  /** New details are asked for. */
  renewing: boolean
  onRenew: () => void
}

/** Where to pay, how much and what to write with it, each to copy; what is credited for it, and until when this holds. */
export function PaymentDetails({ details, paid, credit, renewing, onRenew }: PaymentDetailsProps) {
  const { t } = useTranslation('depositChannel')
  const { locale } = useTheme()
  const rateText = useRateText()
  const isOver = useHasCome(details.until)
  const isPractice = useIsPractice()
  const isWallet = details.method === 'wallet'
  return (
    <Stack gap="x4">
      <Text as="h2" size="title" weight="bold">
        {t(`pay.${details.method}`)}
      </Text>
      {isPractice ? (
        <Bleed inline="page">
          <NoticeBar>{t('practice')}</NoticeBar>
        </Bleed>
      ) : null}
      {isOver ? (
        <Bleed inline="page">
          <NoticeBar
            tone="error"
            action={
              <Button variant="secondary" size="small" loading={renewing} onClick={onRenew}>
                {t('renew')}
              </Button>
            }
          >
            {t('over')}
          </NoticeBar>
        </Bleed>
      ) : null}
      <Bleed inline="page">
        <NoticeBar tone="accent">
          {isWallet ? t('networkText', { network: details.network ?? '' }) : t('referenceText')}
        </NoticeBar>
      </Bleed>
      <Card>
        <Stack gap="x4">
          {isWallet ? (
            <Inline justify="center">
              <QRCode value={details.number} label={t('qr')} />
            </Inline>
          ) : null}
          <div>
            <CopyField look="row" label={t(isWallet ? 'address' : 'number')} value={details.number} />
            {details.bank === undefined ? null : (
              <CopyField look="row" label={t('bank')} value={details.bank} />
            )}
            {details.holder === undefined ? null : (
              <CopyField look="row" label={t('holder')} value={details.holder} />
            )}
            <CopyField
              look="row"
              label={t('paid', { unit: paid.unit })}
              value={paid.amount}
              shown={formatNumber(locale, paid.amount)}
            />
            <CopyField look="row" label={t('reference')} value={details.reference} />
          </div>
          {credit === undefined ? null : (
            <FactList
              label={t('credit.label')}
              facts={[
                {
                  label: t('credit.rate'),
                  value: rateText(credit.rate),
                },
                {
                  label: t('credit.credited'),
                  value: <Money value={credit.credited} own={false} />,
                  strong: true,
                },
              ]}
            />
          )}
          <Until until={details.until} />
        </Stack>
      </Card>
    </Stack>
  )
}

function Until({ until }: Pick<OpenedChannel, 'until'>) {
  const { t } = useTranslation('depositChannel')
  const { locale } = useTheme()
  const now = useNow()()
  return (
    <Text as="p" size="small" tone="secondary">
      {t('until', { until: formatDateTime(locale, until, { zone: readerZone(), now }) })}
    </Text>
  )
}
