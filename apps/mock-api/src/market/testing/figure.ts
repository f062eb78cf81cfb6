/** Both included; where one is left out, there is none. */
export interface Bounds {
  readonly least?: number
  readonly most?: number
}

/** One figure of how a market behaves. */
export interface LikenessFigure {
  /** A market or a listing. */
  readonly of: string
  readonly name: string
  readonly measured: number
  /** What it is measured against; the bounds are then of `measured / reference`. */
  readonly reference?: number | undefined
  /** Left out where nothing is demanded. */
  readonly bounds?: Bounds | undefined
}

/** What the bounds are of. */
export const compared = ({ measured, reference }: LikenessFigure): number =>
  reference === undefined ? measured : measured / reference

/** What could not be measured is not kept. */
export function isKept(figure: LikenessFigure): boolean {
  const { least = -Infinity, most = Infinity } = figure.bounds ?? {}
  const value = compared(figure)
  return value >= least && value <= most
}

export function boundsText({ bounds, reference }: Pick<LikenessFigure, 'bounds' | 'reference'>): string {
  if (bounds === undefined) return ''
  const { least, most } = bounds
  const times = reference === undefined ? '' : ' times'
  if (least === undefined) return `at most ${String(most)}${times}`
  return most === undefined
    ? `at least ${String(least)}${times}`
    : `${String(least)} to ${String(most)}${times}`
}
