import { type VirtualItem, Virtualizer, type VirtualizerOptions } from '@tanstack/react-virtual'
import { useLayoutEffect, useState } from 'react'

export interface VirtualRowsState {
  /** The rows to mount, in order. */
  readonly rows: readonly VirtualItem[]
  /** How high all rows together are, in px: measured where seen, estimated elsewhere. */
  readonly total: number
  /** The ref of a row, which must carry `data-index`. */
  readonly measure: (row: HTMLLIElement | null) => void
}

interface Layout {
  readonly rows: readonly VirtualItem[]
  readonly total: number
}

const sameLayout = (a: Layout, b: Layout): boolean =>
  a.total === b.total &&
  a.rows.length === b.rows.length &&
  a.rows.every((row, place) => {
    const other = b.rows[place]
    return row.key === other?.key && row.index === other.index && row.start === other.start
  })

/**
 * The virtualizer's state as plain data. (The library's own hook hands out functions that read mutable state, which React may
 * not memoise.)
 */
export function useVirtualRows<Scroller extends Element | Window>(
  options: VirtualizerOptions<Scroller, HTMLLIElement>,
): VirtualRowsState {
  const [virtualizer] = useState(() => new Virtualizer(options))
  const [layout, setLayout] = useState<Layout>({ rows: [], total: 0 })

  useLayoutEffect(() => virtualizer._didMount(), [virtualizer])
  useLayoutEffect(() => {
    const publish = () => {
      const next = { rows: virtualizer.getVirtualItems(), total: virtualizer.getTotalSize() }
      setLayout((shown) => (sameLayout(shown, next) ? shown : next))
    }
    virtualizer.setOptions({ ...options, onChange: publish })
    virtualizer._willUpdate()
    publish()
  })
  return { ...layout, measure: virtualizer.measureElement }
}
