import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const priceAlerts = {
  worlds,
  examples: ({ alert = 'no-alert' }: Owns<'alert'>) => ({
    'priceAlerts/change': {
      alert,
      condition: { kind: 'percent', direction: 'falls', percent: '80' },
      repeat: 'daily',
    },
    'priceAlerts/switch': { alert, on: false },
    'priceAlerts/delete': { alert },
  }),
} as const satisfies ModuleTesting
