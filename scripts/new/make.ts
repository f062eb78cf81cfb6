import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type FormatConfig, format } from 'oxfmt'
import { module } from './module.ts'
import { type Plan, Refusal } from './plan.ts'
import { screen, screenKinds } from './screen.ts'
import { widget } from './widget.ts'

const kinds: Readonly<Record<string, (root: string, name: string, option?: string) => Plan>> = {
  widget,
  screen,
  module,
}

const usage = `npm run new widget PriceAlert | widget finance/PriceAlert | screen member/bank-cards -- ${screenKinds.join(' | ')} | module market/priceAlerts | module managed/fund-baskets -- --kind product`

/** Paths below the root. */
export interface Made {
  readonly created: readonly string[]
  readonly changed: readonly string[]
  readonly next: string
}

/** @throws Error where it is no source */
async function formatted(path: string, text: string, style: FormatConfig): Promise<string> {
  const { code, errors } = await format(path, text, style)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  return code
}

/**
 * Makes what is asked for below a root.
 * @throws Refusal where it cannot be made; nothing is written then
 */
export async function make(root: string, args: readonly string[]): Promise<Made> {
  const [kind = '', name, option, ...more] = args.filter((arg) => arg !== '--' && arg !== '--kind')
  const planOf = kinds[kind]
  const isTooMuch = more.length > 0 || (option !== undefined && kind === 'widget')
  if (!planOf || name === undefined || isTooMuch) throw new Refusal(usage)
  const { created, changed, generated, next } = planOf(root, name, option)
  const there = Object.keys(created).find((path) => existsSync(join(root, path)))
  if (there !== undefined) throw new Refusal(`${there} is there already`)

  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  for (const [path, text] of Object.entries({ ...created, ...changed })) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await formatted(path, text, style))
  }
  if (generated !== undefined) execFileSync(process.execPath, [join(root, generated.script)], { cwd: root })
  return {
    created: [...Object.keys(created), ...(generated?.files ?? [])],
    changed: Object.keys(changed),
    next,
  }
}
