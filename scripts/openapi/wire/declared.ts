import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './breaking.ts'

const root = join(import.meta.dirname, '../../..')
const published = '@onelot/api-client'

/** A note of `.changeset`: by how much it raises the version of the wire's package, and what it says. */
export interface Changeset {
  readonly bump?: string | undefined
  readonly text: string
}

export function changesetOf(file: string): Changeset {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? []
  const line = head.split('\n').find((one) => one.replace(/['"]/g, '').startsWith(`${published}:`))
  return { bump: line?.split(':').at(-1)?.trim(), text }
}

/** Those that wait for the next versions. */
export const waitingChangesets = (): readonly Changeset[] =>
  globSync(join(root, '.changeset/*.md')).map((file) => changesetOf(readFileSync(file, 'utf8')))

/** The version that the next ones are raised from. */
export function currentVersion(): string {
  const text = readFileSync(join(root, 'packages/api-client/package.json'), 'utf8')
  return (JSON.parse(text) as { readonly version: string }).version
}

/** Before 1.0 a minor version may break; from then on only a major one may. */
const mayBreak = (bump: string | undefined, version: string): boolean =>
  bump === 'major' || (bump === 'minor' && version.startsWith('0.'))

/** What breaks without a changeset that may break and says it: the name in backticks, and what became of it. */
export function undeclared(
  findings: readonly Finding[],
  changesets: readonly Changeset[],
  version: string,
): readonly Finding[] {
  const texts = changesets.filter(({ bump }) => mayBreak(bump, version)).map(({ text }) => text)
  return findings.filter((finding) => !texts.some((text) => text.includes(said(finding))))
}

const said = ({ name, words }: Finding): string => `\`${name}\` ${words}`

/** A finding as it is read by who made the change. */
export function inWords(finding: Finding): string {
  const { sides, calls } = finding
  const [first = 'any call', ...more] = calls
  const others = more.length === 0 ? '' : ` and ${String(more.length)} more`
  return `${said(finding)}: breaks ${sides.join(' and ')} that were built before (${first}${others})`
}
