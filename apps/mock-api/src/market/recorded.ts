import { type Candle, type CorporateAction, type LocalDate, decimal, localDate } from '@onelot/domain'

/** A real series as recorded, with what adjustment takes out of it. */
export interface Recorded {
  readonly bars: readonly Candle<LocalDate>[]
  readonly actions: readonly CorporateAction[]
}

export type SeriesName = 'aapl' | 'sp500'

function parseBars(text: string): readonly Candle<LocalDate>[] {
  return text.split(' ').map((row) => {
    const [date = '', open = '', high = '', low = '', close = '', volume = ''] = row.split(',')
    return {
      time: localDate(date),
      open: decimal(open),
      high: decimal(high),
      low: decimal(low),
      close: decimal(close),
      volume: decimal(volume),
      simulated: false,
    }
  })
}

const parseDividends = (text: string): readonly CorporateAction[] =>
  text.split(' ').map((row) => {
    const [exDate = '', amount = ''] = row.split(',')
    return { kind: 'dividend', exDate: localDate(exDate), amountPerShare: decimal(amount) }
  })

/** Imported only when one of them is charted. To swap a series, see `data/README.md`. */
const loaders: Readonly<Record<SeriesName, () => Promise<Recorded>>> = {
  aapl: async () => {
    const [{ aaplSeries }, { aaplDividends }] = await Promise.all([
      import('./series/aapl.generated.ts'),
      import('./series/aaplDividends.generated.ts'),
    ])
    return { bars: parseBars(aaplSeries), actions: parseDividends(aaplDividends) }
  },
  sp500: async () => {
    const { sp500Series } = await import('./series/sp500.generated.ts')
    return { bars: parseBars(sp500Series), actions: [] }
  },
}

const loaded = new Map<SeriesName, Promise<Recorded>>()

export function loadRecorded(name: SeriesName): Promise<Recorded> {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const loading = loaders[name]()
  loaded.set(name, loading)
  loading.catch(() => loaded.delete(name))
  return loading
}
