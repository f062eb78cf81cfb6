export const languageFirst = { choose: 'Choose your language' } as const
