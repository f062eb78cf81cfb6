/** The languages of the product, by their stored values. */
export const languages = ['en', 'kor', 'tw'] as const
export type Language = (typeof languages)[number]

/** A name in every language of the product. */
export type Localized = Readonly<Record<Language, string>>
