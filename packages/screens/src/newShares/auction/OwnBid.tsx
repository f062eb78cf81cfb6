import type { AuctionOnWire, BidOnWire } from '@onelot/api-client'
import { type Money as Amount, isZero, money } from '@onelot/domain'
import {
  Button,
  Card,
  FactList,
  type Fact,
  Money,
  Section,
  Stack,
  StatusTag,
  Text,
  useUiMessages,
} from '@onelot/ui'
import { statusOfBid } from '../../parts/auctions/bidStatus.ts'
import { usePartText } from '../../parts/auctions/usePartText.ts'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useExchangeTime } from '../../parts/new-shares/useExchangeTime.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { type Sale, endOf, saleOf } from './bidEnd.ts'

export interface OwnBidProps {
  auction: Pick<AuctionOnWire, 'zone'>
  bid: BidOnWire
}

/** The reader's bid: sealed, or what it has won, what was paid for it, and what came back. */
export function OwnBid({ auction: { zone }, bid }: OwnBidProps) {
  const { t } = useTranslation('auction')
  const navigation = useNavigation()
  const factsOf = useBidFacts()
  const sayEnd = useEndText(zone)
  const { position } = bid
  return (
    <Section heading={t('own.label')} action={<StatusTag status={statusOfBid(bid)} />}>
      <Card>
        <Stack gap="x4">
          <Text as="p" size="small" tone="secondary">
            {sayEnd(bid)}
          </Text>
          <FactList label={t('own.label')} facts={factsOf(bid)} />
          {position === undefined ? null : (
            <Button
              variant="secondary"
              block
              onClick={() => navigation.go({ to: 'positionDetail', position })}
            >
              {t('own.position')}
            </Button>
          )}
        </Stack>
      </Card>
    </Section>
  )
}

function useBidFacts(): (bid: BidOnWire) => readonly Fact[] {
  const { t } = useTranslation('auction')
  const ui = useUiMessages()
  return ({ instrument, price, shares, held, result, refunded, state }) => {
    const count = (of: number) => ui('finance.shares', { count: of })
    const some = (label: string, value: Amount | undefined): readonly Fact[] =>
      value === undefined || isZero(value) ? [] : [{ label, value: <Money value={value} size="small" /> }]
    return [
      { label: t('own.price'), value: <Money value={money(instrument.currency, price)} size="small" /> },
      state === 'won' && result !== undefined
        ? {
            label: t('own.won'),
            value: t('own.wonOf', { won: result.shares, asked: count(shares) }),
            strong: true,
          }
        : { label: t('own.shares'), value: count(shares) },
      ...some(t('own.held'), held),
      ...some(t('own.paid'), result?.value),
      ...some(t('own.fee'), result?.fee),
      ...some(t('own.refunded'), refunded),
    ]
  }
}

/** What became of a bid, and why, in words. */
function useEndText(zone: string): (bid: BidOnWire) => string {
  const { t } = useTranslation('auction')
  const timeOf = useExchangeTime()
  const now = useNow()
  const partText = usePartText()
  const rulesOf = useMarketRules()
  const saleText = (sale: Sale): string => {
    if (sale === 'now') return t('own.free')
    return 'from' in sale
      ? t('own.locked', { at: timeOf(sale.from, zone) })
      : t('own.marketHolds', { count: sale.tradingDays })
  }
  return (bid) => {
    const end = endOf(bid)
    const part = bid.result === undefined ? '' : partText(bid.result.fraction)
    const how = t(`own.${end}`, { part })
    const sale = bid.position && saleOf(bid, rulesOf(bid.instrument.market), now())
    return sale === undefined ? how : `${how} ${saleText(sale)}`
  }
}
