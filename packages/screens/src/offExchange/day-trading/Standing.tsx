import type { DayTradingStanding } from '@onelot/api-client'
import { epochMs } from '@onelot/domain'
import { Card, Countdown, FactGrid, Money, NoticeBar, Stack, Text, formatMoney, useTheme } from '@onelot/ui'
import { useCallback } from 'react'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { useExchangeTime } from '../../parts/new-shares/useExchangeTime.ts'

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
    </Stack>
  )
}

/** The time left to the cutoff, or to the next opening, and what happens then; the result of the month beside it. */
function Time({ standing: { opensAt, cutoffAt, zone, month } }: { standing: DayTradingStanding }) {
  const { t } = useTranslation('dayTrading')
  const { t: trading } = useTranslation('trading')
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const refresh = useRefreshAccount()
  const isTaken = opensAt <= now()
  const until = isTaken ? cutoffAt : opensAt
  const label = isTaken ? trading('dayTrade.closesIn') : t('opensIn')
  const time = useExchangeTime()(until, zone)
  return (
    <Stack gap="x3">
      <FactGrid
        short
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
