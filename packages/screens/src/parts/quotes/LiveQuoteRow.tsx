import type { QuoteRow as ListedQuote } from '@onelot/api-client'
import { QuoteRow, type QuoteRowProps, priceScale } from '@onelot/ui'
import { memo } from 'react'
import { useNavigation } from '../../base/ports/ports.ts'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useQuote } from './useQuote.ts'
import { useName } from '../../base/i18n/useName.ts'

export interface LiveQuoteRowProps {
  row: ListedQuote
  /** Where a list mixes currencies; an index counts points, and has none. */
  currencyShown?: boolean
  /** Its position in the list, from 1. */
  rank?: number | undefined
  /** In place of the sparkline. */
  turnoverShown?: boolean
  /** Called when its detail is opened. */
  onOpen?: (() => void) | undefined
}

/**
 * A listing that ticks while it is on the screen, and leads to its detail. All prices are simulated now, recorded series too: the list says
 * so once.
 */
export function LiveQuoteRow(props: LiveQuoteRowProps) {
  const { row, currencyShown = false, rank, turnoverShown = false, onOpen } = props
  const { instrument } = row
  const name = useName()
  const { href, Link } = useNavigation()
  const market = useMarketRules()(instrument.market)
  return (
    <TickingRow
      row={row}
      turnoverShown={turnoverShown}
      name={name(instrument.name)}
      code={instrument.code}
      scale={priceScale(instrument, market)}
      currencyShown={currencyShown && instrument.kind !== 'index'}
      rank={rank}
      marks={row.marks}
      halted={row.halted}
      href={href({
        to: instrument.kind === 'index' ? 'indexDetail' : 'stockDetail',
        instrument: instrument.id,
      })}
      Link={Link}
      onPress={onOpen}
    />
  )
}

type Linked = Extract<QuoteRowProps, { href: string }>
type TickingRowProps = Pick<
  Linked,
  'name' | 'code' | 'scale' | 'currencyShown' | 'rank' | 'marks' | 'halted' | 'href' | 'Link' | 'onPress'
> &
  Pick<Required<LiveQuoteRowProps>, 'row' | 'turnoverShown'>

/** What a tick draws again: the figures alone. */
const TickingRow = memo(function TickingRow({ row, turnoverShown, ...still }: TickingRowProps) {
  const { quote, staleSince } = useQuote(row.instrument.id, row.quote)
  return (
    <QuoteRow
      {...still}
      quote={quote}
      spark={row.sparkline}
      turnover={turnoverShown ? quote?.turnover : undefined}
      sector={row.instrument.industry.en}
      stale={staleSince !== undefined}
    />
  )
})
