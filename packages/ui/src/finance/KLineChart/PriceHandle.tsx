import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type KeyboardEvent, useRef } from 'react'
import { useDrag } from '../../primitives/useDrag.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatMoney } from '../format/money.ts'
import { Money } from '../Money/Money.tsx'
import { cx } from '../../primitives/cx.ts'
import { colourOfDrawing } from './drawings/drawing.ts'
import type { PriceLevel } from './levelMarks.ts'
import * as styles from './PriceHandles.css.ts'

export interface PriceLabelProps {
  level: PriceLevel
  /** The name by which the drawing finds it. */
  index: number
  /** Its price as it is written. */
  text: string
}

/** One line that stays where it is. */
export function PriceLabel({ level, index, text }: PriceLabelProps) {
  return (
    <div data-index={index} aria-hidden>
      <div className={styles.line} data-tone={level.tone} />
      <div className={styles.stem} data-tone={level.tone} />
      <div className={styles.tag} data-tone={level.tone}>
        <Words level={level} text={text} />
      </div>
    </div>
  )
}

const Words = ({ level, text }: Pick<PriceLabelProps, 'level' | 'text'>) => (
  <>
    <span className={styles.words}>{level.short ?? level.label}</span>
    <span className={styles.words}>{text}</span>
  </>
)

/** What a line that is being moved would be and bring: over the prices, where no candle is and no finger. */
export function LevelReading({ level, text }: Pick<PriceLabelProps, 'level' | 'text'>) {
  const { label, detail, price, wouldBe, profitAt } = level
  const profit = profitAt?.(price)
  return (
    <div aria-hidden className={styles.reading}>
      <span>{[wouldBe?.(price) ?? label, detail].filter((part) => part !== undefined).join(' ')}</span>
      <span>{text}</span>
      {profit === undefined ? null : <Money value={profit} tone="change" size="small" weight="strong" />}
    </div>
  )
}

export interface PriceHandleProps extends PriceLabelProps {
  /** It is not where it is in force. */
  moved: boolean
  describedBy: string
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
  onPress: () => void
  /** How far the finger is from where it came down, in px. */
  onDrag: (movement: number) => void
  /** Where it may lie at most, for who hears it: no rule, and more where it lies higher. */
  most: number
  /** Undefined where the browser took the finger over. */
  onRelease: (movement: number | undefined) => void
}

/** One line with its tag on the price axis, which is its handle. */
export function PriceHandle(props: PriceHandleProps) {
  const { level, index, moved, most, text, describedBy, onKeyDown, onBlur, onPress, onDrag, onRelease } =
    props
  const { label, detail, profitAt, profit, price, tone, colour } = level
  const { locale, hideAmounts, theme } = useTheme()
  const brought = profitAt === undefined ? profit : profitAt(price)
  const brings = brought === undefined || hideAmounts ? '' : formatMoney(locale, brought, { signed: true })
  const becomes = moved ? (level.wouldBe?.(price) ?? label) : label
  const handle = useRef<HTMLDivElement>(null)
  useDrag(handle, {
    axis: 'y',
    onDrag: ({ movement }) => onDrag(movement),
    onRelease: ({ movement, canceled }) => onRelease(canceled ? undefined : movement),
  })
  const own =
    colour === undefined
      ? undefined
      : assignInlineVars({ [styles.colourVar]: colourOfDrawing(colour, theme) })
  return (
    <div data-index={index} style={own}>
      <div aria-hidden className={styles.line} data-tone={tone} data-moved={moved} />
      <div aria-hidden className={styles.stem} data-tone={tone} />
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-label={detail === undefined ? label : `${label} ${detail}`}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuenow={Number(price)}
        aria-valuemax={Math.max(most, Number(price))}
        aria-valuetext={[becomes === label ? text : `${becomes} ${text}`, brings].filter(Boolean).join(', ')}
        aria-describedby={describedBy}
        className={cx(styles.tag, styles.handle)}
        data-tone={tone}
        data-moved={moved}
        data-uses-escape={moved}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onClick={onPress}
      >
        <Words level={level} text={text} />
      </div>
    </div>
  )
}
