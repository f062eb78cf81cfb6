declare const brand: unique symbol

/** A `Base` that only its own constructor can make, so that two ids of different kinds are never mixed up. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }
