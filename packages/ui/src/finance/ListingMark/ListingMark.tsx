import { cx } from '../../primitives/cx.ts'
import { monogramOf } from './monogram.ts'
import { lookOfSector } from './sectorLooks.ts'
import * as styles from './ListingMark.css.ts'

export interface ListingMarkProps {
  /** In the reader's language; its first letters show, or the first where letters are wide. */
  name: string
  /** The English name of its industry group, whose colour and glyph show; of an unknown one, a building on grey. */
  sector: string
}

/** A listing at first sight: its letters in the colour of its sector, with the sector's glyph. The name is beside it, so it is not read out. 32 wide. */
export function ListingMark({ name, sector }: ListingMarkProps) {
  const { hue, glyph } = lookOfSector(sector)
  const letters = monogramOf(name)
  return (
    <span aria-hidden data-sector={sector} className={cx(styles.mark, styles.hue[hue])}>
      <span className={cx(styles.letters, letters.length === 1 && styles.single)}>{letters}</span>
      <span className={styles.badge}>
        <svg viewBox="0 0 16 16" className={styles.glyph}>
          <path d={glyph} />
        </svg>
      </span>
    </span>
  )
}
