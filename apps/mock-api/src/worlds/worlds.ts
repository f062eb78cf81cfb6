import { plusMs } from '@onelot/domain'
import { demoInstruments } from './demoInstruments.ts'
import { type WorldGuide, demoMember } from './guide.ts'
import { member } from './member.ts'
import type { ModuleTesting } from '../testing/moduleTesting.ts'
import * as modules from '../testing/modules.ts'
import type { World } from './world.ts'

const { apple } = demoInstruments

async function restricted(guide: WorldGuide, restriction: 'frozen' | 'tradingBanned'): Promise<void> {
  await member(guide)
  await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 10, leverage: 1 })
  const set = await guide.broker.operator.setOnMember(demoMember, {
    kind: 'members.setRestrictions',
    restrictions: [restriction],
  })
  if (!set.ok) throw new Error(`the restriction was refused: ${set.refusal.code}`)
}

const nobody = (guide: WorldGuide): Promise<void> => guide.register().then(() => undefined)

/** What is of no module. */
const ownWorlds = {
  /** Nobody is logged in; the demo member exists. */
  guest: {
    loggedIn: false,
    build: member,
  },
  /** Has just registered: practice money, nothing else. */
  newMember: { build: nobody },
  /** Practice money, real name passed, margin enabled. */
  member: { build: member },
  memberWithoutMargin: {
    async build(guide) {
      await guide.register()
      await guide.passRealName()
    },
  },
  /** A member, and another one whose number is taken. */
  twoMembers: {
    async build(guide) {
      await guide.registerOther()
      await nobody(guide)
    },
  },
  /** Almost no money. */
  poor: {
    practiceMoney: { KRW: '4500', USD: '3.20', THB: '0', TWD: '0' },
    build: member,
  },
  frozenAccount: { build: (guide) => restricted(guide, 'frozen') },
  tradingBanned: { build: (guide) => restricted(guide, 'tradingBanned') },
  /** The site of a broker with a name, a logo and a colour of its own. */
  anotherBroker: {
    async build(guide) {
      await member(guide)
      const config = { title: 'Haneul Securities', logo: '/haneul.svg', brand: '#C2410C' }
      const set = await guide.broker.operator.changeSite({ config })
      if (!set.ok) throw new Error(`the site was refused: ${set.refusal.code}`)
    },
  },
  /** Every call is refused as SYSTEM_BUSY. */
  maintenance: {
    async build(guide) {
      await member(guide)
      const maintenanceUntil = plusMs(guide.broker.services.clock.now(), 2 * 3_600_000)
      await guide.broker.operator.changeSite({ maintenance: true, maintenanceUntil })
    },
  },
} as const satisfies Readonly<Record<string, World>>

type Brought<T> = T extends { readonly worlds: infer W } ? keyof W : never
/** The worlds that a story can name. */
export type WorldName = keyof typeof ownWorlds | Brought<(typeof modules)[keyof typeof modules]>

const brought: readonly ModuleTesting[] = Object.values(modules)
const byName: ReadonlyMap<string, World> = new Map<string, World>(
  [ownWorlds, ...brought.map((one) => one.worlds ?? {})].flatMap((some) => Object.entries<World>(some)),
)

const isWorld = (name: string): name is WorldName => byName.has(name)
export const worldNames: readonly WorldName[] = [...byName.keys()].filter(isWorld)

/** Each starts on an empty store. */
export function worldOf(name: WorldName): World {
  const world = byName.get(name)
  if (world === undefined) throw new RangeError(`there is no world ${name}`)
  return world
}
