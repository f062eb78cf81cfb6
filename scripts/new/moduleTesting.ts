import type { Names } from './moduleNames.ts'

const listed = (
  name: string,
  more: string,
): string => `import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const ${name} = {
  worlds,
${more}} as const satisfies ModuleTesting
`

/** A world in which a request waits for an operator. */
const worldsText = (
  name: string,
  kind: string,
  imports: string,
  asks: string,
): string => `import { contract } from '@onelot/api-client'
${imports}import type { World } from '../../../../worlds/world.ts'

export const worlds = {
  /** Has asked for one, and an operator is to decide. */
  ${name}Asked: {
    site: { modules: { requests: { '${name}.${kind}': { mode: 'operator' } } } },
    async build(guide) {
      await guide.register()
${asks}
    },
  },
} as const satisfies Readonly<Record<string, World>>
`

const acts = ({ name, pascal }: Names): string => `import { contract } from '@onelot/api-client'
import { type Act, defineActs, openShare } from '../../../../anyCommands/moduleActs.ts'
import { sendSomehow } from '../../../../anyCommands/sending.ts'

const { ${name}Submit } = contract.${name}

/** Shares of a market that is open; now and then none, or more than there is money for. */
const submit${pascal}: Act = async (drawn, who, step) => {
  const instrument = openShare(drawn, step)
  if (instrument === undefined) return
  const asked = { instrument: instrument.id, lots: step.lots }
  await sendSomehow(drawn, who, ${name}Submit.path, asked, step.pick)
}

export const acts = defineActs({
  acts: { submit${pascal} },
  drawn: [[8, 'submit${pascal}']],
  kinds: ['${name}/submit'],
})
`

/** What a module brings for tests of the whole broker, and for stories. Its calls have their requests as examples in the contract. */
export const testingFiles = ({ name }: Names): Readonly<Record<string, string>> => ({
  'testing/index.ts': listed(name, ''),
  'testing/worlds.ts': worldsText(
    name,
    'plan',
    '',
    `      await guide.call(contract.${name}.${name}Apply, { money: { currency: 'USD', amount: '50' } })`,
  ),
})

export const productTestingFiles = (names: Names): Readonly<Record<string, string>> => ({
  'testing/index.ts': listed(names.name, "  acts: () => import('./acts.ts'),\n"),
  'testing/worlds.ts': worldsText(
    names.name,
    'purchase',
    "import { demoInstruments } from '../../../../worlds/demoInstruments.ts'\n",
    `      await guide.passRealName()
      await guide.call(contract.${names.name}.${names.name}Submit, { instrument: demoInstruments.apple, lots: 3 })`,
  ),
  'testing/acts.ts': acts(names),
})
