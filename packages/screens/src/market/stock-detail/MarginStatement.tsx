import { type Decimal, type Leverage, type Money as Amount, exact, money, stopOutMove } from '@onelot/domain'
import { FactList, Money, Stack, Text, formatPercent, useTheme } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'

export interface MarginStatementProps {
  /** The part of a margin at which a position is closed by force. */
  stopOutRate: Decimal
  /** Those that the instrument offers. */
  leverages: readonly Leverage[]
  /** The reader's, in the currency of the instrument: the example is calculated with it. */
  available: Amount
  /** What the example takes. */
  leverage: Leverage
}

/** What margin trading can cost, in plain words and with the figures of this account. */
export function MarginStatement({ stopOutRate, leverages, available, leverage }: MarginStatementProps) {
  const { t } = useTranslation('stockDetail')
  const { locale, t: ui } = useTheme()
  const lost = exact('1').minus(stopOutRate)
  const moveAt = (times: Leverage) => {
    const move = stopOutMove({ side: 'long', leverage: times }, stopOutRate)
    return move === undefined ? '–' : formatPercent(locale, move, { places: { least: 0, most: 2 } })
  }
  const rate = formatPercent(locale, stopOutRate, { places: 0 })
  const part = (value: string): Amount => money(available.currency, exact(available.amount).times(value))
  return (
    <Stack gap="x5">
      <Part title={t('margin.borrow.title')} text={t('margin.borrow.text')} />
      <Part title={t('margin.stopOut.title')} text={t('margin.stopOut.text', { rate })}>
        <FactList
          label={t('margin.stopOut.moves')}
          facts={leverages
            .filter((times) => times > 1)
            .map((times) => ({
              label: ui('finance.leverage', { times }),
              value: t('margin.stopOut.move', { move: moveAt(times) }),
            }))}
        />
      </Part>
      {exact(available.amount).lte('0') ? null : (
        <Part
          title={t('margin.example.title')}
          text={t('margin.example.text', { times: ui('finance.leverage', { times: leverage }) })}
        >
          <FactList
            label={t('margin.example.title')}
            facts={[
              { label: t('margin.example.margin'), value: <Money value={available} size="small" /> },
              {
                label: t('margin.example.value'),
                value: <Money value={part(String(leverage))} size="small" />,
              },
              {
                label: t('margin.example.loss', { move: moveAt(leverage) }),
                value: <Money value={part(lost.neg().toFixed())} size="small" tone="change" />,
                strong: true,
              },
            ]}
          />
        </Part>
      )}
      <Part title={t('margin.limit.title')} text={t('margin.limit.text')} />
      <Part title={t('margin.short.title')} text={t('margin.short.text', { rate })} />
    </Stack>
  )
}

interface PartProps {
  title: string
  text: string
  children?: ReactNode
}

const Part = ({ title, text, children }: PartProps) => (
  <Stack as="section" gap="x1">
    <Text as="h3" weight="strong">
      {title}
    </Text>
    <Text as="p" tone="secondary">
      {text}
    </Text>
    {children}
  </Stack>
)
