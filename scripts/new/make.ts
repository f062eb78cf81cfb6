import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { type Plan, Refusal } from './plan.ts'
import { screen } from './screen.ts'
import { widget } from './widget.ts'

const kinds: Readonly<Record<string, (root: string, name: string) => Plan>> = { widget, screen }

const usage = 'npm run new widget PriceAlert | widget finance/PriceAlert | screen bank-cards'

/**
 * Makes what is asked for below a root.
 * @returns the files that were written, and the next step
 * @throws Refusal where it cannot be made; nothing is written then
 */
export async function make(
  root: string,
  args: readonly string[],
): Promise<{ files: readonly string[]; next: string }> {
  const [kind = '', name, ...more] = args
  const planOf = kinds[kind]
  if (!planOf || name === undefined || more.length > 0) throw new Refusal(usage)
  const { files, next } = planOf(root, name)
  const [first = ''] = Object.keys(files)
  if (existsSync(join(root, dirname(first)))) throw new Refusal(`${dirname(first)} is there already`)

  const options = await resolveConfig(join(root, first))
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await format(text, { ...options, filepath: file }))
  }
  return { files: Object.keys(files), next }
}
