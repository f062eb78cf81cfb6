import type { RunDetailOnWire, RunOnWire } from '@onelot/api-client'
import { Card, Section, Stack, Text, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useMoment } from '../../base/i18n/useMoment.ts'
import { useNow } from '../../base/ports/ports.ts'
import { type Going, nextStep } from './nextStep.ts'
import { useWhyText } from './useWhyText.ts'

export interface NextOpeningProps {
  run: RunOnWire
  running: NonNullable<RunDetailOnWire['running']>
}

/** What a run does at its next opening, in words, and why. */
export function NextOpening({ run, running }: NextOpeningProps) {
  const { t } = useTranslation('smartOrders')
  const moment = useMoment()
  const now = useNow()
  const whyText = useWhyText(run.instrument, run.strategy)
  const { next, closesAt } = running
  const stepText = useStepText()
  const when = next.opensAt > now() ? t('next.at', { at: moment(next.opensAt) }) : t('next.atOpening')
  const notes = [
    ...(next.isFinal ? [] : [t('next.notFinal')]),
    ...(next.opensAt > now() ? [] : [t('next.settles', { at: moment(closesAt) })]),
    ...(run.progress === 'ending' ? [t('next.ends', { at: moment(closesAt) })] : []),
  ]
  return (
    <Section heading={t('next.label')}>
      <Card>
        <Stack gap="x2">
          <Text as="p" size="small" tone="secondary">
            {when}
          </Text>
          <Text as="p" weight="strong">
            {stepText(nextStep(run, running))}
          </Text>
          <Text as="p" size="small" tone="secondary">
            {whyText(next.why)}
          </Text>
          {notes.map((note) => (
            <Text key={note} as="p" size="small" tone="secondary">
              {note}
            </Text>
          ))}
        </Stack>
      </Card>
    </Section>
  )
}

function useStepText(): (step: Going) => string {
  const { t } = useTranslation('smartOrders')
  const ui = useUiMessages()
  const shares = (count: number): string => ui('finance.shares', { count })
  return (step) => {
    switch (step.kind) {
      case 'buysAll':
      case 'waits':
        return t(`next.${step.kind}`)
      case 'buysParts':
        return t('next.buysParts', { count: step.parts })
      case 'sells':
      case 'keeps':
        return t(`next.${step.kind}`, { shares: shares(step.lots) })
      case 'both':
        return t('next.both', { shares: shares(step.lots), count: step.parts })
      default:
        return step satisfies never
    }
  }
}
