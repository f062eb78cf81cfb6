import { cx } from '../../primitives/cx.ts'
import { monogramOf } from './monogram.ts'
import { lookOfSector } from './sectorLooks.ts'
import * as styles from './ListingMark.css.ts'

export interface ListingMarkProps {
  /** In the reader's language; its first letters show. */
  name: string
  /** The English name of its industry group, whose colour and glyph show; of an unknown one, a building on grey. */
  sector: string
}

/** A listing at first sight: its letters in the colour of its sector, with the sector's glyph. The name is beside it, so it is not read out. 32 wide. */
export function ListingMark({ name, sector }: ListingMarkProps) {
  const { hue, glyph } = lookOfSector(sector)
  return (
    <span aria-hidden data-sector={sector} className={cx(styles.mark, styles.hue[hue])}>
      <span className={styles.letters}>{monogramOf(name)}</span>
      <span className={styles.badge}>
        <svg viewBox="0 0 16 16" className={styles.glyph}>
          <path d={glyph} />
        </svg>
      </span>
    </span>
  )
}
