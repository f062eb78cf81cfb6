/** Round steps of an axis, by powers of ten. */
const roundSteps = [5, 2, 1] as const

/** The one or two whole, round volumes that an axis is labelled with; none where not one whole unit was traded. */
export function volumeTicks(most: number): readonly number[] {
  if (!(most >= 1)) return []
  const power = 10 ** Math.floor(Math.log10(most))
  const steps = roundSteps.map((round) => round * power)
  const step = steps.find((one) => 2 * one <= most) ?? steps.find((one) => one <= most) ?? power
  return [step, 2 * step].filter((tick) => tick <= most)
}

/** The largest volume whose label, in pixels of text, is whole in its pane. */
export const mostInSight = (
  { from, range }: { readonly from: number; readonly range: number },
  height: number,
  textSize: number,
): number => from + range * (1 - textSize / 2 / height)
