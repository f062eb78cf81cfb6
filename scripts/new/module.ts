import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { LONGEST_NAME } from '@onelot/domain'
import { areas } from '../areas.mjs'
import { brokerFiles, contractText } from './moduleBroker.ts'
import type { Names } from './moduleNames.ts'
import { ruleFiles } from './moduleRules.ts'
import { wordFiles } from './moduleWords.ts'
import { productBrokerFiles, productContractText } from './productBroker.ts'
import { productRuleFiles } from './productRules.ts'
import { productScreen } from './productScreen.ts'
import { productWordFiles } from './productWords.ts'
import { screenOf } from './screen.ts'
import { type Plan, Refusal, camel, inArea, pascal } from './plan.ts'

const domain = 'packages/domain/src'
const client = 'packages/api-client/src/contract'
const broker = 'apps/mock-api/src/modules'
const testing = 'apps/mock-api/src/testing/modules.ts'
const products = 'packages/screens/src/parts/module-words'

/** Names that the files of a module give to something else. */
const used = new Set(
  [
    'accept acts after apply at balanceOf asked base before begin begun call change check command compare context contract',
    'decided decimal dollars end ended events evolve firstPage fold folded fundRecords given holds invalid instrument',
    'isEnded isPositive kind least later member messagesList modules module money news now ok one operate other paid',
    'pass passed past plan planIn planInRow plans plusMs post posting purchase refuse register request requestsList rich routes row',
    'rows rules schedule send settings share state stored submit terms timers waits when world worlds',
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

interface ModuleKind {
  readonly rules: (names: Names) => Readonly<Record<string, string>>
  readonly contract: (names: Names) => string
  readonly broker: (names: Names) => Readonly<Record<string, string>>
  readonly words: (names: Names) => Readonly<Record<string, string>>
  /** What it is about, until it is replaced. */
  readonly about: string
}

const plain: ModuleKind = {
  rules: ruleFiles,
  contract: contractText,
  broker: brokerFiles,
  words: wordFiles,
  about: 'plan',
}
const product: ModuleKind = {
  rules: productRuleFiles,
  contract: productContractText,
  broker: productBrokerFiles,
  words: productWordFiles,
  about: 'purchase',
}

const PRODUCT = 'product'

/**
 * A module with a request that holds money, its review, a posting, a timer, a list, a message, a setting and a call for operators
 * (docs/modules.md), about plans that begin and end. Of other files, it adds one line to each of four lists. As a product it is about shares that
 * are asked for, reviewed and locked, with the screen of its name: a form and its receipt, whose line of the list of screens leads there.
 * @param path its area and its name, `market/priceAlerts` or `market/price-alerts`
 * @throws Refusal for a name that is none, or that something has already
 */
export function module(root: string, path: string, kindName?: string): Plan {
  if (kindName !== undefined && kindName !== PRODUCT)
    throw new Refusal(`a module is a ${PRODUCT}, or of no kind: ${kindName}`)
  const kind = kindName === PRODUCT ? product : plain
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

  const own = kind === product ? screenOf(root, `${area}/${asked}`, productScreen(area)) : undefined
  const names: Names = { name, area, pascal: pascal(asked) }
  return {
    created: {
      ...inFolder(`${domain}/${area}/${name}`, kind.rules(names)),
      [`${client}/${area}/${name}.ts`]: kind.contract(names),
      ...inFolder(`${broker}/${area}/${name}`, kind.broker(names)),
      ...inFolder(`${products}/${name}`, kind.words(names)),
      ...own?.created,
    },
    changed: {
      ...own?.changed,
      [`${client}/modules.ts`]: withModule(root, `${client}/modules.ts`, name, `./${area}/${name}.ts`),
      [`${broker}/index.ts`]: withModule(root, `${broker}/index.ts`, name, `./${area}/${name}/module.ts`),
      [testing]: withModule(root, testing, name, `../modules/${area}/${name}/testing/index.ts`),
      [`${products}/list.ts`]: withModule(root, `${products}/list.ts`, name, `./${name}/index.ts`),
    },
    generated: {
      script: 'packages/api-client/scripts/openapi.mjs',
      files: [`packages/api-client/openapi/${name}.json`],
    },
    next: `replace the ${kind.about} by what ${name} is about, beginning with ${domain}/${area}/${name}; run npm run openapi after each change of ${client}/${area}/${name}.ts, and npm run openapi:examples once a world has some of it`,
  }
}
