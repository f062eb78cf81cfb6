import type { Decimal, Money } from '@onelot/domain'
import type { Figures } from './figures.ts'

/** A price of the reader's own that is drawn across the chart: the average cost, an order, a take profit. */
export interface PriceLevel {
  readonly label: string
  readonly price: Decimal
  /** How much it is about: a quantity. */
  readonly detail?: string | undefined
  /** What it brings there; the reader's own money. */
  readonly profit?: Money | undefined
  /** The name by which it is known when it is moved; without it, it stays where it is. */
  readonly id?: string | undefined
  /** What it would be at another price, where that is something else than its label says. */
  readonly wouldBe?: ((price: Decimal) => string) | undefined
  /** Where it would be: its change waits for a confirmation. */
  readonly proposed?: boolean | undefined
}

export interface LevelLook {
  readonly levels: readonly PriceLevel[]
  readonly ink: string
  readonly onInk: string
  readonly font: string
  readonly figures: Pick<Figures, 'price'>
}

const inset = 4
const height = 16

/**
 * Where a level is written: on its line, or at the edge beyond which it is, with an arrow that points there. Top and height are in pixels of
 * the plot.
 */
export function placeOfLevel(y: number, plot: number): { readonly top: number; readonly arrow: string } {
  if (y < 0) return { top: inset, arrow: '↑ ' }
  if (y > plot) return { top: plot - height - inset, arrow: '↓ ' }
  return { top: Math.min(Math.max(y - height / 2, inset), plot - height - inset), arrow: '' }
}

/** Lines with their labels at the left, where a line of time-share begins and candles are oldest. */
export function drawLevels(
  ctx: CanvasRenderingContext2D,
  { levels, ink, onInk, font, figures }: LevelLook,
  plot: { readonly width: number; readonly height: number },
  yOf: (price: number) => number,
): void {
  ctx.save()
  /** Over the prices: what else these marks draw goes under them. */
  ctx.globalCompositeOperation = 'source-over'
  ctx.font = font
  ctx.textBaseline = 'middle'
  ctx.textAlign = 'left'
  for (const { label, price } of levels) {
    const y = Math.round(yOf(Number(price))) + 0.5
    const { top, arrow } = placeOfLevel(y, plot.height)
    const text = `${arrow}${label} ${figures.price(price)}`
    if (arrow === '') {
      ctx.strokeStyle = ink
      ctx.lineWidth = 1
      ctx.setLineDash([])
      ctx.beginPath()
      ctx.moveTo(0, y)
      ctx.lineTo(plot.width, y)
      ctx.stroke()
    }
    ctx.fillStyle = ink
    ctx.beginPath()
    ctx.roundRect(inset, top, ctx.measureText(text).width + 2 * inset, height, inset)
    ctx.fill()
    ctx.fillStyle = onInk
    ctx.fillText(text, 2 * inset, top + height / 2 + 0.5)
  }
  ctx.restore()
}
