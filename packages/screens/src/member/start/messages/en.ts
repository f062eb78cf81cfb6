export const start = {
  steps: 'Getting ready',
  config: 'Settings',
  language: 'Language',
  session: 'Your session',
} as const
