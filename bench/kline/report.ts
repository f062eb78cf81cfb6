/** What one chart took in one round, in milliseconds. */
export interface Timing {
  readonly subject: string
  readonly update: number
  readonly pan: number
}

export interface Measured extends Timing {
  readonly scenario: string
}

/** Ours may take this many times what bare klinecharts takes. */
export const limit = 1.2

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** A table of all, each with its ratio to bare klinecharts, and the worst of our own ratios; infinite when there is nothing to compare. */
export function report(measured: readonly Measured[]): { readonly table: string; readonly worst: number } {
  const ratios: number[] = []
  const rows = measured.map((one) => {
    const bare = measured.find(
      ({ scenario, subject }) => scenario === one.scenario && subject === 'klinecharts',
    )
    const cells = (['update', 'pan'] as const).flatMap((kind) => {
      const ratio = one[kind] / (bare?.[kind] ?? Number.NaN)
      if (one.subject === 'ours') ratios.push(Number.isNaN(ratio) ? Infinity : ratio)
      return [one[kind].toFixed(2).padStart(8), ratio.toFixed(2).padStart(6)]
    })
    return `| ${one.scenario.padEnd(10)} | ${one.subject.padEnd(18)} | ${cells.join(' | ')} |`
  })
  const head = '| scenario   | chart              |   update |  ratio |      pan |  ratio |'
  const rule = '|------------|--------------------|---------:|-------:|---------:|-------:|'
  return {
    table: [head, rule, ...rows].join('\n'),
    worst: ratios.length === 0 ? Infinity : Math.max(...ratios),
  }
}
