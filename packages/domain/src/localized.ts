/** The languages of section 1, by their stored values. */
export const languages = ['en', 'kor', 'tw'] as const
export type Language = (typeof languages)[number]

/** A name in every language of the product (RULES 8). */
export type Localized = Readonly<Record<Language, string>>
