import type { DueOnWire } from '@onelot/api-client'
import { epochMs } from '@onelot/domain'
import {
  Box,
  Button,
  Card,
  Countdown,
  ListRow,
  MASK,
  RowList,
  Section,
  Stack,
  Text,
  formatDateTime,
  formatMoney,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useCallback, useState } from 'react'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { RetryNotice } from '../../base/states/RetryNotice.tsx'
import { targetOf } from '../../parts/module-words/productOf.ts'
import { useProductTexts } from '../../parts/module-words/useProductTexts.ts'
import type { LateDueProps } from './LateDue.tsx'

export interface DueProps extends LateDueProps {
  /** How many show before more are asked for. */
  shown: number
}

/** What comes at a known time or has to be done by then, over all products: the earliest first, each with the way to it. */
export function Due({ read, shown: few }: DueProps) {
  const { t } = useTranslation('home')
  const [isAll, setIsAll] = useState(false)
  const { data, refreshing, refresh } = read
  if (data === undefined)
    return (
      <Box paddingInline="page">
        <RetryNotice retrying={refreshing} onRetry={() => void refresh()}>
          {t('due.failed')}
        </RetryNotice>
      </Box>
    )
  const { due } = data
  const shown = isAll ? due : due.slice(0, few)
  return (
    <Box paddingInline="page">
      <Section heading={t('due.label')}>
        <Card padding="none">
          <RowList
            label={t('due.label')}
            rows={shown.map((one) => ({
              key: `${one.kind} ${one.id}`,
              row: <Row due={one} onPassed={() => void refresh()} />,
            }))}
          />
        </Card>
        {shown.length < due.length ? (
          <Button variant="quiet" size="small" onClick={() => setIsAll(true)}>
            {t('due.all', { count: due.length })}
          </Button>
        ) : null}
      </Section>
    </Box>
  )
}

interface RowProps {
  due: DueOnWire
  /** Called when its time has come. */
  onPassed: () => void
}

function Row({ due, onPassed }: RowProps) {
  const { t } = useTranslation('home')
  const { locale, hideAmounts } = useTheme()
  const ui = useUiMessages()
  const texts = useProductTexts()
  const name = useName()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const { href, Link } = useNavigation()
  const { instrument, quantity, amount, at } = due
  const what = texts.due(due.kind) ?? t('due.other')
  const target = targetOf(due)
  const details = [
    ...(instrument === undefined ? [] : [what]),
    ...(quantity === undefined ? [] : [ui('finance.shares', { count: quantity })]),
    ...(amount === undefined ? [] : [hideAmounts ? MASK : formatMoney(locale, amount)]),
  ]
  const row = {
    title: instrument === undefined ? what : name(instrument.name),
    subtitle: details.length === 0 ? undefined : details.join(' · '),
    wholeSubtitle: true,
    trailing: (
      <Stack as="span" gap="none" align="end">
        <Text size="small" weight="strong">
          <Countdown label={t('due.left')} form="deadline" until={at} now={clock} onFinish={onPassed} />
        </Text>
        <Text size="small" tone="secondary">
          {formatDateTime(locale, at, { zone: readerZone(), now: now() })}
        </Text>
      </Stack>
    ),
  } as const
  return target === undefined ? <ListRow {...row} /> : <ListRow {...row} href={href(target)} Link={Link} />
}
