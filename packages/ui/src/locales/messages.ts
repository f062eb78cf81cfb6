type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type PluralBase<Key> = Key extends `${infer Base}_${PluralCategory}` ? Base : never

/**
 * What another language's bundle must hold, from the English one: the same keys, but of a plural the forms that the language has (`lots_other`
 * always; English alone must have `lots_one`).
 */
export type Bundle<English> = {
  readonly [
    Key in keyof English as Key extends `${string}_other` ? Key : PluralBase<Key> extends never ? Key : never
  ]: English[Key] extends string ? string : Bundle<English[Key]>
} & {
  readonly [
    Key in keyof English as Key extends `${infer Base}_other`
      ? `${Base}_${Exclude<PluralCategory, 'other'>}`
      : never
  ]?: string
}

/** Every message's key, as a path: `finance.ticket.side`; of a plural without its form. */
export type KeyOf<English> = {
  [Key in keyof English & string]: English[Key] extends string
    ? PluralBase<Key> extends never
      ? Key
      : PluralBase<Key>
    : `${Key}.${KeyOf<English[Key]>}`
}[keyof English & string]

type TextAt<English, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof English
    ? TextAt<English[Head], Rest>
    : never
  : Path extends keyof English
    ? English[Path]
    : `${Path}_other` extends keyof English
      ? English[`${Path}_other`]
      : never

/** The values that a text asks for: a number where it formats one (`{{count, number}}`), else finished text. */
type Placeholder<Text> = Text extends `${string}{{${infer Inside}}}${infer Rest}`
  ? (Inside extends `${infer Name}, number` ? [Name, number] : [Inside, string]) | Placeholder<Rest>
  : never
type ValuesOf<Text> = {
  readonly [Entry in Placeholder<Text> as Entry[0]]: Entry[1]
}
type Arguments<Text> = [Placeholder<Text>] extends [never] ? [] : [values: ValuesOf<Text>]

/** Puts a message in the reader's language: its key is checked by the compiler, and so are the values that its English text asks for. */
export type Translate<English> = <Key extends KeyOf<English>>(
  key: Key,
  ...values: Arguments<TextAt<English, Key>>
) => string
