export const landing = {
  exact: 'See every fee before you order.',
  calm: 'See all your money at a glance.',
  practice: 'Start with practice money. No real trades.',
  register: 'Open an account',
  logIn: 'Log in',
  enter: 'Explore the market',
} as const
