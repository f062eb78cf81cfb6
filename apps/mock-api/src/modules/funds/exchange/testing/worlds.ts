import { member } from '../../../../worlds/member.ts'
import type { World } from '../../../../worlds/world.ts'
import { exchanged } from './exchanged.ts'

export const worlds = {
  /** A site that does not offer exchanges. */
  withoutExchange: { site: { modules: { exchange: { feature: 'off' } } }, build: member },
  /** Has exchanged ten million won for dollars. */
  exchanged: {
    history: '2 days',
    async build(guide) {
      await member(guide)
      await guide.advance('1 day')
      await exchanged(guide, { from: 'KRW', to: 'USD' }, '10000000')
      await guide.advance('1 day')
    },
  },
} as const satisfies Readonly<Record<string, World>>
