import type { TradeSummary } from '@onelot/api-client'
import { add } from '@onelot/domain'
import { ChangeBadge, FactList, Money, Sheet, Stack, Text, changeBetween } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { type AssetFigure, type FigurePart, partsOf } from './figures.ts'
import * as styles from './MineScreen.css.ts'

export interface FigureSheetProps {
  open: boolean
  figure: AssetFigure
  summary: TradeSummary
  onClose: () => void
}

/** A figure as a sum: what it is, its parts, and a profit's percentage with what it is of. */
export function FigureSheet({ open, figure, summary, onClose }: FigureSheetProps) {
  const { t } = useTranslation('mine')
  const isProfit = figure === 'profitableFunds'
  const parts = partsOf(figure, summary)
  const tone = isProfit ? 'change' : 'neutral'
  const nameOf = ({ name }: FigurePart): string =>
    'currency' in name ? name.currency : t(`parts.${name.part}`)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(`figures.${figure}`)}
      description={t(`explained.${figure}`)}
    >
      <Stack gap="x4">
        {parts.length === 0 ? null : (
          <FactList
            facts={parts.map((part) => ({
              label: nameOf(part),
              value: <PartValue part={part} signed={isProfit} />,
            }))}
          />
        )}
        <div className={styles.total}>
          <FactList
            facts={[
              {
                label: t('sum'),
                value: <Money value={summary[figure]} tone={tone} weight="bold" />,
                strong: true,
              },
            ]}
          />
        </div>
        {isProfit ? <Return summary={summary} /> : null}
        {parts.some(({ own }) => own !== undefined) ? (
          <Text as="p" size="small" tone="secondary">
            {t('converted')}
          </Text>
        ) : null}
      </Stack>
    </Sheet>
  )
}

/** An amount, and under it the same in the currency that it is held in. */
function PartValue({ part: { name, value, own }, signed }: { part: FigurePart; signed: boolean }) {
  const isChange = signed || ('part' in name && name.part === 'unrealised')
  return (
    <span className={styles.part}>
      <Money value={value} size="small" tone={isChange ? 'change' : 'neutral'} />
      {own === undefined ? null : <Money value={own} size="caption" tone="secondary" />}
    </span>
  )
}

function Return({ summary: { profitableFunds, paidIn } }: Pick<FigureSheetProps, 'summary'>) {
  const { t } = useTranslation('mine')
  const change = changeBetween(paidIn.amount, add(paidIn, profitableFunds).amount)
  if (change.rate === undefined) return null
  return (
    <FactList
      facts={[
        { label: t('return'), value: <ChangeBadge change={change} /> },
        { label: t('ofPaidIn'), value: <Money value={paidIn} size="small" /> },
      ]}
    />
  )
}
