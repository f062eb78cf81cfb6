/** What stands in the way of closing an account, in the order in which it refuses (docs/rules/identity.md). */
export const obstacleNames = [
  'frozen',
  'positions',
  'deposit',
  'fundOperation',
  'dividend',
  'review',
  'orders',
  'product',
  'loan',
  'debt',
  'moneyLeft',
] as const
export type ObstacleName = (typeof obstacleNames)[number]
