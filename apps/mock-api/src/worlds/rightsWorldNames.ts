/** Worlds of a capital increase of Apple, 3 new shares for 20, each with what a member of it finds. */
export const rightsWorldNames = [
  /** Owns 40 shares; the record date is the day after tomorrow. */
  'rightsAhead',
  /** The same, and nobody is logged in. */
  'rightsForGuests',
  /** The shares were counted: 6 rights, which can be used in two days. */
  'rightsGranted',
  /** The rights can be used. */
  'rightsOpen',
  /** Before a member who held no share on the record date. */
  'rightsNone',
  /** Before a member with little money. */
  'rightsPoor',
  /** Before a member who is banned from trading. */
  'rightsRestricted',
  /** 4 new shares are applied for. */
  'rightsApplied',
  /** The 4 shares were issued: they are locked. */
  'rightsIssued',
  /** The rights lapsed unused. */
  'rightsLapsed',
  /** An operator has called it off, and the money came back. */
  'rightsCalledOff',
  'rightsCalledOffUnused',
  'rightsTooFew',
  /** A split ended them before they were used. */
  'rightsSplit',
  /** The same, before a member who held no share on the record date. */
  'rightsSplitNone',
  /** The rights can be used, 10 of the shares are lent, and two day trades are open: all of it is due at some time. */
  'rightsAndMoreDue',
] as const
