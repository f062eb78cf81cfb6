import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { LONGEST_NAME } from '@onelot/domain'
import { areas } from '../areas.mjs'
import { brokerFiles, contractText } from './moduleBroker.ts'
import type { Names } from './moduleNames.ts'
import { ruleFiles } from './moduleRules.ts'
import { wordFiles } from './moduleWords.ts'
import { type Plan, Refusal, camel, inArea, pascal } from './plan.ts'

const domain = 'packages/domain/src'
const client = 'packages/api-client/src/contract'
const broker = 'apps/mock-api/src/modules'
const products = 'packages/screens/src/parts/products'

/** Names that the files of a module give to something else. */
const used = new Set(
  [
    'accept after apply at balanceOf base before begin begun call change check command compare context contract',
    'decided decimal dollars end ended events evolve firstPage fold folded fundRecords given holds invalid',
    'isEnded isPositive kind least later member messagesList modules module money news now ok one operate other paid',
    'pass past plan planIn planInRow plans plusMs post posting refuse register request requestsList rich routes row',
    'rows rules schedule send settings state stored timers world',
  ].flatMap((line) => line.split(' ')),
)

function isVariable(name: string): boolean {
  try {
    new Script(`'use strict'; const ${name} = 0`)
    return true
  } catch {
    return false
  }
}

/** Adds the line of a module to a list of them, in alphabetical order. @throws Refusal where it has one */
function withModule(root: string, path: string, name: string, from: string): string {
  const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n')
  const nameIn = (line: string) => /^export \{ (\w+) \}/.exec(line)?.[1]
  if (lines.some((line) => nameIn(line) === name)) throw new Refusal(`${path} lists ${name} already`)
  const after = lines.findIndex((line) => (nameIn(line) ?? '') > name)
  return `${lines.toSpliced(after < 0 ? lines.length : after, 0, `export { ${name} } from '${from}'`).join('\n')}\n`
}

const inFolder = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]))

/**
 * A module with a request that holds money, its review, a posting, a timer, a list, a message, a setting and a call for operators
 * (docs/modules.md), about plans that begin and end. Of other files, it adds one line to each of three lists.
 * @param path its area and its name, `market/priceAlerts` or `market/price-alerts`
 * @throws Refusal for a name that is none, or that something has already
 */
export function module(root: string, path: string): Plan {
  const { area, name: asked } = inArea('module', 'market/priceAlerts', path)
  const name = camel(asked)
  if (!/^[a-z][a-z\d]*([A-Z][a-z\d]*)*$|^[a-z][a-z\d]*(-[a-z][a-z\d]*)*$/.test(asked))
    throw new Refusal(`a module is named like market/priceAlerts or market/price-alerts: ${path}`)
  if (name.length > LONGEST_NAME)
    throw new Refusal(`a module's name has at most ${String(LONGEST_NAME)} letters`)
  if (used.has(name) || name in globalThis || !isVariable(name))
    throw new Refusal(`a module cannot be named ${name}`)
  const taken = [
    ...['base', ...areas].flatMap((one) => [
      `${domain}/${one}/${name}`,
      `${domain}/${one}/${name}.ts`,
      `${client}/${one}/${name}.ts`,
      `${broker}/${one}/${name}`,
      `${broker}/${one}/${name}.ts`,
    ]),
    `${products}/${name}`,
    `${products}/${name}.ts`,
  ]
  const there = taken.find((path) => existsSync(join(root, path)))
  if (there !== undefined) throw new Refusal(`${there} is there already`)

  const names: Names = { name, area, pascal: pascal(asked) }
  return {
    created: {
      ...inFolder(`${domain}/${area}/${name}`, ruleFiles(names)),
      [`${client}/${area}/${name}.ts`]: contractText(names),
      ...inFolder(`${broker}/${area}/${name}`, brokerFiles(names)),
      ...inFolder(`${products}/${name}`, wordFiles(names)),
    },
    changed: {
      [`${client}/modules.ts`]: withModule(root, `${client}/modules.ts`, name, `./${area}/${name}.ts`),
      [`${broker}/index.ts`]: withModule(root, `${broker}/index.ts`, name, `./${area}/${name}/module.ts`),
      [`${products}/list.ts`]: withModule(root, `${products}/list.ts`, name, `./${name}/index.ts`),
    },
    generated: {
      script: 'packages/api-client/scripts/openapi.mjs',
      files: [`packages/api-client/openapi/${name}.json`],
    },
    next: `replace the plan by what ${name} is about, beginning with ${domain}/${area}/${name}; run npm run openapi after each change of ${client}/${area}/${name}.ts`,
  }
}
