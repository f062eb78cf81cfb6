import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const security = {
  worlds,
  examples: () => ({
    'member/setFundPassword': { fundPassword: '482916', fundPasswordConfirm: '482916' },
    'member/changeFundPassword': {
      oldFundPassword: '482916',
      fundPassword: '730518',
      fundPasswordConfirm: '730518',
    },
    'member/resetFundPassword': {
      password: 'Onelot2026',
      code: '000000',
      fundPassword: '730518',
      fundPasswordConfirm: '730518',
    },
    'member/changePassword': {
      oldPassword: 'Onelot2026',
      password: 'Onelot2027',
      passwordConfirm: 'Onelot2027',
    },
    'member/changePhone': { phone: '01022223333', code: '000000', password: 'Onelot2026' },
    'member/resetPassword': {
      phone: '01011110000',
      code: '000000',
      password: 'Onelot2027',
      passwordConfirm: 'Onelot2027',
    },
  }),
} as const satisfies ModuleTesting
