import type { ProductWords } from '../../../../base/definition/product.ts'

export const words = {
  messages: {
    newDevice: { title: 'Login on a new device', detail: '{{at}}. If it was not you, log it out.' },
    loginPassword: { title: 'Login password changed', detail: '{{at}}. If it was not you, contact support.' },
    phone: { title: 'Phone number changed', detail: '{{at}}. If it was not you, contact support.' },
    fundPassword: {
      title: 'Withdrawal password changed',
      detail: '{{at}}. If it was not you, contact support.',
    },
  },
} as const satisfies ProductWords
