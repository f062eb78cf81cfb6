import { type CheckInReward, type CheckInStatus, checkInRedeem } from '@onelot/api-client'
import {
  Button,
  Card,
  ListRow,
  Money,
  RowList,
  Section,
  Sheet,
  Stack,
  Text,
  formatMoney,
  useTheme,
} from '@onelot/ui'
import { useState } from 'react'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'

export interface RewardsProps {
  status: CheckInStatus
  /** What shows is not what the broker has. */
  onRefused: () => void
}

/** How many check-ins there are, and what they are redeemed for: now, or with how many more. */
export function Rewards({ status: { balance, rewards }, onRefused }: RewardsProps) {
  const { t } = useTranslation('checkIn')
  const { locale } = useTheme()
  const [asked, setAsked] = useState<CheckInReward>()
  return (
    <Section
      heading={t('rewards')}
      action={
        <Text size="small" tone="secondary">
          {t('balance', { count: balance })}
        </Text>
      }
    >
      <Card padding="none">
        <RowList
          label={t('rewards')}
          rows={rewards.map((reward) => ({
            key: reward.reward,
            row: (
              <ListRow
                title={<Money value={reward.money} own={false} weight="strong" />}
                subtitle={t('price', { count: reward.checkIns })}
                trailing={
                  balance < reward.checkIns ? (
                    <Text size="small" tone="secondary">
                      {t('missing', { count: reward.checkIns - balance })}
                    </Text>
                  ) : (
                    <Button
                      size="small"
                      variant="secondary"
                      aria-label={t('redeem.named', { amount: formatMoney(locale, reward.money) })}
                      onClick={() => setAsked(reward)}
                    >
                      {t('redeem.action')}
                    </Button>
                  )
                }
              />
            ),
          }))}
        />
      </Card>
      {asked === undefined ? null : (
        <RedeemSheet
          reward={asked}
          balance={balance}
          onRefused={onRefused}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  )
}

interface RedeemSheetProps {
  reward: CheckInReward
  balance: number
  onRefused: () => void
  onClose: () => void
}

/** Asks before check-ins are spent: a tap by mistake would cost days. */
function RedeemSheet({ reward, balance, onRefused, onClose }: RedeemSheetProps) {
  const { t } = useTranslation('checkIn')
  const { locale } = useTheme()
  const amount = formatMoney(locale, reward.money)
  const submit = useSubmit(checkInRedeem, {
    onDone: onClose,
    onRefused,
    success: t('redeem.done', { amount }),
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('redeem.question', { count: reward.checkIns, amount })}
      footer={
        <Stack gap="x3">
          <OutcomeNote submit={submit} />
          <Button block loading={submit.pending} onClick={() => submit.send({ reward: reward.reward })}>
            {t('redeem.action')}
          </Button>
        </Stack>
      }
    >
      <Text as="p" tone="secondary">
        {t('redeem.left', { count: Math.max(0, balance - reward.checkIns) })}
      </Text>
    </Sheet>
  )
}
