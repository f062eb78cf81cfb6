import { isPositive } from '@onelot/domain'
import { Button, Card, Progress, Section, Stack, Text } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import type { RunningProps } from './Running.tsx'
import { StopLossSheet } from './StopLossSheet.tsx'
import { wayLeft } from './followView.ts'
import { useFollowTexts } from './useFollowTexts.ts'

/** Where a follow ends by itself, how far that is, and the way to change it. */
export function StopLossCard({ follow, passed, running }: RunningProps) {
  const { t } = useTranslation('follow')
  const { own, rate } = useFollowTexts()
  const [isAsked, setIsAsked] = useState(false)
  const { stopLoss } = running
  const { percent, base, floor, distance, distanceRate } = stopLoss
  return (
    <Section heading={t('stop.label')}>
      <Card>
        <Stack gap="x4">
          <Stack gap="x1">
            <Text as="p" weight="strong">
              {t('stop.floor', { amount: own(floor) })}
            </Text>
            <Text as="p" size="small" tone="secondary">
              {t('stop.percent', { percent, base: own(base) })}
            </Text>
          </Stack>
          <Progress
            label={t('stop.distance')}
            value={wayLeft(stopLoss)}
            text={
              isPositive(distance)
                ? t('stop.left', { amount: own(distance), percent: rate(distanceRate) })
                : t('stop.reached')
            }
          />
          <Text as="p" size="small" tone="secondary">
            {t('stop.warning')}
          </Text>
          <Button variant="secondary" size="small" onClick={() => setIsAsked(true)}>
            {t('stop.change')}
          </Button>
        </Stack>
      </Card>
      <SheetSlot>
        {isAsked ? (
          <StopLossSheet
            follow={follow}
            worth={passed.worth}
            percent={percent}
            onClose={() => setIsAsked(false)}
          />
        ) : null}
      </SheetSlot>
    </Section>
  )
}
