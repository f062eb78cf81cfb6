export const start = {
  steps: 'Getting ready',
  config: 'Settings of the site',
  language: 'Language',
  session: 'Your session',
} as const
