import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'
import { northMentor } from '../../mentors/testing/terms.ts'
import { worlds } from './worlds.ts'

export const copyTrading = {
  worlds,
  examples: ({ follow = 'a-request' }: Owns<'follow'>) => ({
    'copyTrading/mentor': { mentor: northMentor.mentor },
    'copyTrading/mentorTrades': { mentor: northMentor.mentor, pageSize: 10 },
    'copyTrading/sample': { mentor: northMentor.mentor, amount: '1000' },
    'copyTrading/preview': { mentor: northMentor.mentor, amount: '1000' },
    'copyTrading/terms': { mentor: northMentor.mentor },
    'copyTrading/get': { request: follow },
    'copyTrading/skipped': { request: follow, pageSize: 10 },
    'copyTrading/trades': { request: follow, pageSize: 10 },
  }),
  acts: () => import('./acts.ts'),
} as const satisfies ModuleTesting
