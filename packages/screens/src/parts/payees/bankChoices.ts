import { type Language, type OwnLanguage, inLanguage, ownLanguageOf } from '@onelot/domain'
import { type BankCountry, type BankName, bankOf, banks } from '@onelot/domain/modules/member/payees'
import type { Bank } from '@onelot/ui'

/** The banks that readers of a language look for first. */
const firstOf: Readonly<Record<OwnLanguage, BankCountry>> = { en: 'US', kor: 'KR', tw: 'TW' }

const choiceOf = ({ code, name }: BankName, language: Language): Bank => ({
  code,
  name: inLanguage(name, language),
  aliases: [...Object.values(name), code.slice(2)],
})

/** All banks by name in a language, those of its own country first. They are found by any name and by code. */
export const bankChoices = (language: Language): readonly Bank[] =>
  banks
    .toSorted(
      (a, b) =>
        Number(b.country === inLanguage(firstOf, language)) -
        Number(a.country === inLanguage(firstOf, language)),
    )
    .map((bank) => choiceOf(bank, language))

/** The name of a bank; its code where a newer release knows it. */
export const bankName = (code: string, language: Language): string =>
  bankOf(code)?.name[ownLanguageOf(language)] ?? code
