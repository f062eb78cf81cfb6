import type { DayTradingStanding } from '@onelot/api-client'
import { epochMs } from '@onelot/domain'
import {
  Card,
  Countdown,
  FactGrid,
  ListRow,
  Money,
  NoticeBar,
  RowList,
  Stack,
  Text,
  formatLocalDate,
  formatMoney,
  formatNear,
  useTheme,
} from '@onelot/ui'
import { useCallback, useState } from 'react'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { LossLimitSheet } from './LossLimitSheet.tsx'

/** Where day trades of one market stand: what they brought, the time left, and what stops them. */
export function Standing({ standing }: { standing: DayTradingStanding }) {
  const { t } = useTranslation('dayTrading')
  const { locale } = useTheme()
  const { today, lossLimit, stopped } = standing
  return (
    <Stack gap="x3">
      {stopped && lossLimit !== undefined ? (
        <NoticeBar tone="accent">{t('stopped', { amount: formatMoney(locale, lossLimit) })}</NoticeBar>
      ) : null}
      <Card>
        <Stack gap="x4">
          <Stack gap="x1">
            <Text size="small" tone="secondary">
              {t('realised')}
            </Text>
            <Money value={today.realised} size="display" weight="bold" tone="change" signed fit />
            <Text size="small" tone="secondary">
              {today.closed === 0 ? t('noneClosed') : t('closed', { count: today.closed })}
            </Text>
          </Stack>
          <Time standing={standing} />
        </Stack>
      </Card>
      <Rows standing={standing} />
    </Stack>
  )
}

/** The time left to the cutoff, or to the next opening, and what happens then; the result of the month beside it. */
function Time({ standing: { opensAt, cutoffAt, zone, month } }: { standing: DayTradingStanding }) {
  const { t } = useTranslation('dayTrading')
  const { t: trading } = useTranslation('trading')
  const { locale } = useTheme()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const refresh = useRefreshAccount()
  const isTaken = opensAt <= now()
  const until = isTaken ? cutoffAt : opensAt
  const label = isTaken ? trading('dayTrade.closesIn') : t('opensIn')
  const time = formatNear(locale, until, now(), zone, true)
  return (
    <Stack gap="x3">
      <FactGrid
        facts={[
          {
            label,
            value: (
              <Countdown
                label={label}
                until={until}
                over={isTaken ? trading('dayTrade.over') : t('opening')}
                form="deadline"
                now={clock}
                onFinish={refresh}
              />
            ),
            strong: true,
          },
          {
            label: t('month'),
            value: <Money value={month.realised} weight="strong" tone="change" signed />,
            strong: true,
          },
        ]}
      />
      <Text as="p" size="small" tone="secondary">
        {t(isTaken ? 'closesAt' : 'opensAt', { time })}
      </Text>
    </Stack>
  )
}

function Rows({ standing }: { standing: DayTradingStanding }) {
  const { t } = useTranslation('dayTrading')
  const { locale } = useTheme()
  const { href, Link } = useNavigation()
  const [isAsked, setIsAsked] = useState(false)
  const { lossLimit, nextLossLimit } = standing
  const next = nextLossLimit && {
    day: formatLocalDate(locale, nextLossLimit.from),
    amount: nextLossLimit.amount && formatMoney(locale, nextLossLimit.amount),
  }
  const subtitle =
    next === undefined
      ? t('limit.row')
      : next.amount === undefined
        ? t('limit.nextNone', { day: next.day })
        : t('limit.next', { day: next.day, amount: next.amount })
  return (
    <Card padding="none">
      <RowList
        label={t('limit.title')}
        rows={[
          {
            key: 'limit',
            row: (
              <ListRow
                title={t('limit.title')}
                subtitle={subtitle}
                wholeSubtitle
                trailing={
                  lossLimit === undefined ? (
                    <Text tone="secondary">{t('limit.none')}</Text>
                  ) : (
                    <Money value={lossLimit} own={false} weight="strong" />
                  )
                }
                onPress={() => setIsAsked(true)}
              />
            ),
          },
          {
            key: 'stocks',
            row: (
              <ListRow
                title={t('stocks.title')}
                subtitle={t('stocks.text')}
                wholeSubtitle
                href={href({ to: 'market' })}
                Link={Link}
              />
            ),
          },
        ]}
      />
      <SheetSlot>
        {isAsked ? <LossLimitSheet standing={standing} onClose={() => setIsAsked(false)} /> : null}
      </SheetSlot>
    </Card>
  )
}
