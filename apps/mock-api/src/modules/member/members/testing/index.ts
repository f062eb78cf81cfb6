import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'

export const members = {
  examples: () => ({
    'member/register': {
      phone: '01099990000',
      password: 'Onelot2026',
      passwordConfirm: 'Onelot2026',
      invitation: 'ONELOT',
      agreementAccepted: true,
      privacyAccepted: true,
    },
    'member/login': { phone: '01011110000', password: 'Onelot2026' },
    'member/logout': {},
    'member/me': {},
  }),
} as const satisfies ModuleTesting
