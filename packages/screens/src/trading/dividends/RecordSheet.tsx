import type { DividendRecordOnWire } from '@onelot/api-client'
import { negate } from '@onelot/domain'
import {
  Button,
  type Fact,
  FactList,
  Money,
  Sheet,
  Stack,
  Text,
  formatLocalDate,
  formatNumber,
  useTheme,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import * as styles from './DividendsScreen.css.ts'
import { useAmountPerShare } from './useAmountPerShare.ts'

export interface RecordSheetProps {
  open: boolean
  record: DividendRecordOnWire
  onClose: () => void
}

/** How a dividend was calculated: shares, amount, tax, and what came of it. */
export function RecordSheet({ open, record, onClose }: RecordSheetProps) {
  const { t } = useTranslation('dividends')
  const name = useName()
  const navigation = useNavigation()
  const { kind, net, missing, instrument } = record
  return (
    <Sheet
      open={open}
      title={`${name(instrument.name)} ${t(`kinds.${kind}`)}`}
      onClose={onClose}
      footer={
        <Button
          variant="secondary"
          block
          onClick={() => navigation.go({ to: 'stockDetail', instrument: instrument.id })}
        >
          {t('toStock')}
        </Button>
      }
    >
      <Stack gap="x5">
        <div className={styles.amount}>
          <Money value={kind === 'charged' ? negate(net) : net} signed own size="display" weight="bold" fit />
        </div>
        {kind === 'charged' ? (
          <Text as="p" size="small" tone="secondary">
            {t(missing === undefined ? 'chargedText' : 'missingText')}
          </Text>
        ) : null}
        <FactList facts={useFacts(record)} />
      </Stack>
    </Sheet>
  )
}

function useFacts(record: DividendRecordOnWire): readonly Fact[] {
  const { t } = useTranslation('dividends')
  const { locale } = useTheme()
  const perShare = useAmountPerShare()
  const { kind, status, quantity, gross, withheld, net, missing, exDate, payDate } = record
  const isCharged = kind === 'charged'
  const charged = missing === undefined ? 'charged' : 'chargedInAll'
  const result = isCharged ? charged : status === 'paid' ? 'netPaid' : 'net'
  return [
    { label: t('details.exDate'), value: formatLocalDate(locale, exDate) },
    ...(isCharged ? [] : [{ label: t('details.payDate'), value: formatLocalDate(locale, payDate) }]),
    { label: t('details.amount'), value: perShare(record) },
    { label: t('details.quantity'), value: formatNumber(locale, quantity) },
    ...(isCharged
      ? []
      : [
          { label: t('details.gross'), value: <Money value={gross} own size="small" /> },
          { label: t('details.withheld'), value: <Money value={negate(withheld)} signed own size="small" /> },
        ]),
    { label: t(`details.${result}`), value: <Money value={net} own weight="bold" />, strong: true },
    ...(missing === undefined
      ? []
      : [{ label: t('details.missing'), value: <Money value={missing} own size="small" /> }]),
  ]
}
