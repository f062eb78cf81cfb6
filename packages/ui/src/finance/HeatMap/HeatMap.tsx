import type { Decimal } from '@onelot/domain'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useMemo } from 'react'
import { cx } from '../../primitives/cx.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import * as table from '../charts/chartTable.css.ts'
import { directionOfRate } from '../format/change.ts'
import { formatPercent } from '../format/number.ts'
import * as styles from './HeatMap.css.ts'
import { squarify } from './squarify.ts'

export interface HeatTile {
  readonly id: string
  readonly name: string
  /** For a name that has no room in a tile, or on a narrow phone in the table, which elsewhere has it whole. */
  readonly short?: string | undefined
  /** The size of its tile, relative to the others; drawn, never shown. */
  readonly weight: number
  /** A signed rate, by which it is coloured. */
  readonly change: Decimal
  /** What the table says of it behind its change, in the order of the columns. */
  readonly details: readonly string[]
}

export interface HeatMapProps {
  /** What is divided: `Sectors of Korea`. */
  label: string
  /** The largest first. */
  tiles: readonly HeatTile[]
  /** Heads of the table: of the name, the change, then each detail. */
  columns: readonly string[]
  /** A tile or its line in the table is pressed. */
  onOpen: (opened: { id: string }) => void
}

/** Width by height of a phone's map, for which the tiles are laid out. */
const ASPECT = 0.8
/** From these rates on a colour is stronger. */
const STRONGER = [0.005, 0.02] as const

function toneOf(change: Decimal): keyof typeof styles.tone {
  const direction = directionOfRate(change)
  if (direction === 'flat') return 'flat'
  const size = Math.abs(Number(change))
  const step = size >= STRONGER[1] ? 3 : size >= STRONGER[0] ? 2 : 1
  return `${direction}${step}`
}

const percent = (fraction: number): string => `${String(fraction * 100)}%`

/** Parts of a market as tiles, as large as they weigh and coloured by their change, which each says in figures; the table under them says the same in order. */
export function HeatMap({ label, tiles, columns, onOpen }: HeatMapProps) {
  const { t, locale } = useTheme()
  const places = useMemo(
    () =>
      squarify(
        tiles.map(({ weight }) => weight),
        ASPECT,
      ),
    [tiles],
  )
  const rateOf = ({ change }: HeatTile) => formatPercent(locale, change, { signed: true })
  return (
    <div className={styles.root}>
      <ul role="list" aria-label={label} className={styles.map}>
        {tiles.map((tile, at) => (
          <li key={tile.id} className={styles.place} style={placed(places[at])}>
            <button
              type="button"
              className={cx(styles.tile, styles.tone[toneOf(tile.change)])}
              onClick={() => onOpen({ id: tile.id })}
            >
              <span aria-hidden className={styles.name}>
                {tile.short ?? tile.name}
              </span>
              <VisuallyHidden>{tile.name}</VisuallyHidden>
              <VisuallyHidden>{` ${t(`finance.directions.${directionOfRate(tile.change)}`)} `}</VisuallyHidden>
              <span className={styles.rate}>{rateOf(tile)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div role="region" aria-label={label} tabIndex={0} className={table.scroll}>
        <table className={cx(table.table, styles.table)}>
          <thead>
            <tr className={table.head}>
              {columns.map((column, at) => (
                <th key={column} scope="col" className={at === 0 ? table.name : table.figure}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tiles.map((tile) => (
              <tr key={tile.id} className={table.row}>
                <th scope="row" className={table.name}>
                  <button type="button" className={styles.nameButton} onClick={() => onOpen({ id: tile.id })}>
                    {tile.short === undefined ? (
                      tile.name
                    ) : (
                      <>
                        <span className={styles.whole}>{tile.name}</span>
                        <span className={styles.brief}>{tile.short}</span>
                      </>
                    )}
                  </button>
                </th>
                <td className={table.figure}>{rateOf(tile)}</td>
                {tile.details.map((detail, at) => (
                  <td key={at} className={table.figure}>
                    {detail}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const placed = (tile: ReturnType<typeof squarify>[number] | undefined) =>
  tile &&
  assignInlineVars({
    [styles.leftVar]: percent(tile.left),
    [styles.topVar]: percent(tile.top),
    [styles.widthVar]: percent(tile.width),
    [styles.heightVar]: percent(tile.height),
  })
