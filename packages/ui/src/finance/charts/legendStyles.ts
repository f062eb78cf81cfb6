interface Legend {
  readonly legendHelpers: { appendToForeignObject: () => void }
}

const isLegend = (made: unknown): made is Legend =>
  typeof made === 'object' && made !== null && 'legendHelpers' in made

function withoutStyles(made: unknown): unknown {
  if (isLegend(made)) made.legendHelpers.appendToForeignObject = () => undefined
  return made
}

/**
 * The engine writes a style element for its legend with each drawing, also where no legend shows, and makes the legend anew each time. This
 * takes the writing out of every legend that a chart makes.
 */
export function keepLegendStylesOut(chart: unknown): void {
  if (typeof chart !== 'object' || chart === null) return
  let legend = withoutStyles(Reflect.get(chart, 'legend'))
  Object.defineProperty(chart, 'legend', {
    configurable: true,
    get: () => legend,
    set: (made: unknown) => {
      legend = withoutStyles(made)
    },
  })
}
