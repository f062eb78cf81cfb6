/** What is measured, at its address below the hash. */
export interface MeasuredScreen {
  readonly name: string
  readonly path: string
  readonly access: 'guest' | 'member'
  /** Lighthouse's performance score that we aim at. */
  readonly aim: number
  /** Shows once the screen has its data. */
  readonly shown: string
}

export const measuredScreens: readonly MeasuredScreen[] = [
  { name: 'log in', path: '/login/login', access: 'guest', aim: 95, shown: 'form' },
  { name: 'home', path: '/home/index', access: 'member', aim: 90, shown: 'main a[href*="stockDetail"]' },
  { name: 'market', path: '/market/index', access: 'guest', aim: 90, shown: 'main a[href*="stockDetail"]' },
  {
    name: 'stock detail',
    path: '/market/stockDetail?instrument=US%3AAAPL',
    access: 'guest',
    aim: 90,
    shown: '[role="application"]',
  },
  { name: 'holdings', path: '/trade/index', access: 'member', aim: 90, shown: '[role="tab"]' },
]
