/** What a one-time code is asked for. Those of `guestCodePurposes` go to the number that is named, the others to the member's own. */
export const guestCodePurposes = ['forgottenPassword', 'bindPhone', 'guardian'] as const
export const memberCodePurposes = ['resetFundPassword'] as const
export type CodePurpose = (typeof guestCodePurposes | typeof memberCodePurposes)[number]

export const CODE_DIGITS = 6
export const CODE_VALID_MS = 5 * 60_000
/** Wrong ones until a code is of no use. */
export const CODE_TRIES = 5
/** A further code for one number. */
export const CODE_AGAIN_MS = 60_000
/** For one number, in 24 hours. */
export const CODES_A_DAY = 5
