/** Gzipped, in bytes. */
export interface File {
  readonly name: string
  readonly kind: 'script' | 'styles'
  readonly size: number
  /** Loads when a widget first needs it. It counts as well. */
  readonly lazy: boolean
}

/** What one origin of modules weighs by itself. */
export interface Share {
  readonly origin: string
  readonly size: number
}

export interface Bundle {
  readonly files: readonly File[]
  readonly shares: readonly Share[]
}

/** The fifteen of one library, and an empty page of their framework. */
export interface Contestant {
  readonly name: string
  readonly fifteen: Bundle
  readonly alone: Bundle
}

const KB = 1024
/** Ours may weigh this much of what antd-mobile's weigh in the same run (docs/adr/0009). */
export const allowedFraction = 0.93

export const kb = (bytes: number): string => (bytes / KB).toFixed(1)

export const weight = ({ files }: Bundle, kind?: File['kind']): number =>
  files.filter((file) => kind === undefined || file.kind === kind).reduce((sum, { size }) => sum + size, 0)

/** Script and styles over the framework alone. */
export const over = ({ fifteen, alone }: Contestant): number => weight(fifteen) - weight(alone)

/** In bytes: what ours may weigh over its framework, given what antd-mobile's do. */
export const limitFrom = (antdMobile: Contestant): number => over(antdMobile) * allowedFraction

const columns = ['script', 'styles', 'together', 'framework alone', 'over the framework'] as const

const row = (name: string, cells: readonly string[]): string =>
  `| ${name.padEnd(22)} | ${cells.map((cell, at) => cell.padStart(columns[at]?.length ?? 0)).join(' | ')} |`

/** A line for each contestant, in KB. */
export function table(contestants: readonly Contestant[]): string {
  const rows = contestants.map((one) =>
    row(
      one.name,
      [
        weight(one.fifteen, 'script'),
        weight(one.fifteen, 'styles'),
        weight(one.fifteen),
        weight(one.alone),
        over(one),
      ].map(kb),
    ),
  )
  const rule = `|${'-'.repeat(24)}|${columns.map(({ length }) => `${'-'.repeat(length + 1)}:`).join('|')}|`
  return [row('gzip, KB', columns), rule, ...rows].join('\n')
}

/** What weighs, heaviest first. */
export const breakdown = ({ shares }: Bundle): string =>
  [...shares]
    .sort((a, b) => b.size - a.size)
    .map(({ origin, size }) => `${kb(size).padStart(8)}  ${origin}`)
    .join('\n')
