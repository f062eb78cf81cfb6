/** How an indicator is calculated: a point for each bar. */
export type Calculate<Bar, Point, Indicator> = (
  bars: Bar[],
  indicator: Indicator,
) => Promise<Point[]> | Point[]

/**
 * Calculates an indicator anew where the series is another array, and its newest points alone where the newest bar moved or one came behind it.
 * `reach`: how many bars before a point still show in it, at the precision of a float.
 */
export function ofNewestBars<Bar, Point, Indicator>(
  calculate: Calculate<Bar, Point, Indicator>,
  reach: number,
): Calculate<Bar, Point, Indicator> {
  let known: { readonly bars: readonly Bar[]; readonly points: Point[] } | null = null
  return (bars, indicator) => {
    const points = known?.bars === bars ? known.points : []
    const last = points.length - 1
    const isTick = last >= reach && (bars.length === last + 1 || bars.length === last + 2)
    const answer = calculate(isTick ? bars.slice(last - reach) : bars, indicator)
    known = null
    if (!Array.isArray(answer)) return answer
    if (isTick) points.splice(last, 1, ...answer.slice(reach))
    known = { bars, points: isTick ? points : answer }
    return known.points
  }
}
