import {
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  type GridApi,
  HighlightChangesModule,
  ModuleRegistry,
  RowApiModule,
  createGrid,
  themeQuartz,
} from 'ag-grid-community'
import type { Quote } from '@onelot/domain'
import { createBenchClient } from './client.ts'
import { LISTINGS, idOf, instrumentOf, quoteOf } from './listings.ts'

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  HighlightChangesModule,
  CellStyleModule,
  RowApiModule,
])

interface Row {
  readonly id: string
  readonly name: string
  readonly quote: Quote
}

const begun = new Date().toISOString()
const rowOf = (quote: Quote, name: string): Row => ({ id: quote.instrument, name, quote })
const names = new Map(
  Array.from({ length: LISTINGS }, (_, index) => [String(idOf(index)), instrumentOf(index).name.en]),
)
const price = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 2,
  signDisplay: 'always',
})
const changeOf = ({ price: last, previousClose }: Quote): number => Number(last) / Number(previousClose) - 1

const client = createBenchClient()
let leave = (): void => undefined

/** Streams the rows in sight, as our market does; what comes within 50 ms is applied at once, which is the grid's own default. */
function follow(api: GridApi<Row>): void {
  leave()
  const instruments = api.getRenderedNodes().flatMap(({ data }) => (data ? [data.quote.instrument] : []))
  leave = client.subscribe({
    instruments,
    onState: () => undefined,
    onEvent: (event) => {
      if (event.kind !== 'quote') return
      const { quote } = event
      api.applyTransactionAsync({ update: [rowOf(quote, names.get(quote.instrument) ?? '')] })
    },
  })
}

const host = document.body.appendChild(document.createElement('div'))
host.style.height = '100vh'
document.body.style.margin = '0'

/** Names, prices and changes of the same listings: text alone, and prices that flash. */
createGrid<Row>(host, {
  theme: themeQuartz,
  rowHeight: 64,
  getRowId: ({ data }) => data.id,
  rowData: Array.from({ length: LISTINGS }, (_, index) =>
    rowOf(quoteOf(index, 0, begun), names.get(idOf(index)) ?? ''),
  ),
  columnDefs: [
    { colId: 'name', headerName: 'Name', valueGetter: ({ data }) => data?.name, width: 150 },
    {
      colId: 'price',
      headerName: 'Price',
      valueGetter: ({ data }) => Number(data?.quote.price),
      valueFormatter: ({ value }: { value: number }) => price.format(value),
      enableCellChangeFlash: true,
      width: 120,
    },
    {
      colId: 'change',
      headerName: 'Change',
      valueGetter: ({ data }) => data && changeOf(data.quote),
      valueFormatter: ({ value }: { value: number }) => percent.format(value),
      cellStyle: ({ value }: { value: number | null | undefined }) => ({
        color: (value ?? 0) < 0 ? 'blue' : 'red',
      }),
      width: 120,
    },
  ],
  onFirstDataRendered: ({ api }) => {
    follow(api)
  },
  onViewportChanged: ({ api }) => {
    follow(api)
  },
})
