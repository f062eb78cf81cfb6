import {
  type AccountId,
  type Decimal,
  type ExecutionId,
  type ApplicationId,
  type AuctionId,
  type BidId,
  type BlockId,
  type Currency,
  type MentorId,
  type PlacementId,
  type Instant,
  type InstrumentId,
  type Kind,
  type LocalDate,
  type Money,
  type OfferId,
  type OrderId,
  type PositionId,
  type TimeOfDay,
  accountId,
  applicationId,
  auctionId,
  bidId,
  blockId,
  mentorId,
  placementId,
  currencyOf,
  executionId,
  instrumentId,
  isKnownCurrency,
  isOwnCurrency,
  localDate,
  MOST_DIGITS,
  minorUnits,
  offerId,
  orderId,
  positionId,
  timeOfDay,
} from '@onelot/domain'
import * as z from 'zod/mini'

const text = (pattern: RegExp, description: string, exists: (value: string) => boolean = () => true) =>
  z.string().check(z.maxLength(200), z.regex(pattern), z.refine(exists), z.describe(description))

/** False for a date or time that does not exist: 31 February, 29:00. */
function isMoment(value: string): boolean {
  const ms = Date.parse(value)
  return Number.isFinite(ms) && new Date(ms).toISOString() === value
}

/**
 * An exact decimal in plain notation, by the pattern of domain's `isDecimal`: importing that one would load its decimal library in every page
 * that parses anything.
 */
export const decimalText = z.pipe(
  text(/^-?\d{1,30}(\.\d{1,20})?$/, 'Exact decimal in plain notation'),
  z.transform((value) => value as Decimal),
)

/** A price, a tick, a lot: what is divided by, and what nobody pays nothing for. */
export const aboveZeroText = z.pipe(
  text(/^\d{1,30}(\.\d{1,20})?$/, 'Exact decimal above zero', (value) => /[1-9]/.test(value)),
  z.transform((value) => value as Decimal),
)

/** How much there is of something. */
export const notBelowZeroText = z.pipe(
  text(/^\d{1,30}(\.\d{1,20})?$/, 'Exact decimal that is not below zero'),
  z.transform((value) => value as Decimal),
)

/**
 * An amount, a price or a rate that a caller sends: below a quadrillion, which is more than there is of anything. What is calculated from it stays
 * within the digits of `decimalText`.
 */
export const figureText = z.pipe(
  text(/^-?\d{1,15}(\.\d{1,20})?$/, 'Exact decimal in plain notation, below 10^15'),
  z.transform((value) => value as Decimal),
)

/** What a module names: `savingPlans.paid`. */
export const kindText = z.pipe(
  text(/^[a-z][A-Za-z0-9]{0,59}\.[a-z][A-Za-z0-9]{0,59}$/, 'Name that begins with its module’s'),
  z.transform((value) => value as Kind),
)

/** What a posting is about: a shared subject, or the name of a module. */
export const subjectText = text(/^[a-z][A-Za-z0-9]{0,59}$/, 'Subject of a movement')

/** ISO 8601 in UTC with milliseconds. */
export const instantText = z.pipe(
  text(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/, 'Instant, ISO 8601 UTC', isMoment),
  z.transform((value) => value as Instant),
)

/** Exchange-local date. */
export const dateText = z.pipe(
  text(/^\d{4}-[01]\d-[0-3]\d$/, 'Exchange-local date', (value) => isMoment(`${value}T00:00:00.000Z`)),
  z.transform((value): LocalDate => localDate(value)),
)

/** The years whose trading days the calendars have. */
export const calendarYears = { first: 2000, last: 2038 } as const

/** A date, or an instant, of the years that the calendars have: in others nothing was or will be traded. */
export const tradingTimeText = z.union([dateText, instantText]).check(
  z.check(({ value, issues }) => {
    const year = Number(value.slice(0, 4))
    const { first, last } = calendarYears
    if (year < first)
      issues.push({ code: 'too_small', origin: 'date', minimum: first, input: value, path: [] })
    if (year > last) issues.push({ code: 'too_big', origin: 'date', maximum: last, input: value, path: [] })
  }),
  z.describe(`Date or instant of the years ${String(calendarYears.first)} to ${String(calendarYears.last)}`),
)

export const timeOfDayText = z.pipe(
  text(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Time of day, HH:mm; 24:00 ends a day'),
  z.transform((value): TimeOfDay => timeOfDay(value)),
)

const knownZones = new Map<string, string>()

/** The name by which ICU knows a zone; undefined for none. */
function canonicalZone(name: string): string | undefined {
  const known = knownZones.get(name)
  if (known !== undefined) return known
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    knownZones.set(name, timeZone)
    return timeZone
  } catch {
    return undefined
  }
}

/** An IANA time zone, read as its canonical name: of other spellings there would be no end. */
export const zoneText = z.pipe(
  text(
    /^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/,
    'IANA time zone',
    (name) => canonicalZone(name) !== undefined,
  ),
  z.transform((name) => canonicalZone(name) ?? name),
)

export const instrumentIdText = z.pipe(
  text(/^[A-Z]{2,6}:[A-Z0-9.-]{1,16}$/, 'Instrument, MARKET:CODE'),
  z.transform((value): InstrumentId => instrumentId(value)),
)
export const orderIdText = z.pipe(
  text(/^[A-Za-z0-9-]{1,40}$/, 'Order'),
  z.transform((value): OrderId => orderId(value)),
)
export const positionIdText = z.pipe(
  text(/^[A-Za-z0-9-]{1,40}$/, 'Position: the text of the order that opened it'),
  z.transform((value): PositionId => positionId(value)),
)
export const executionIdText = z.pipe(
  text(/^[A-Za-z0-9-]{1,44}$/, 'Execution'),
  z.transform((value): ExecutionId => executionId(value)),
)
export const accountIdText = z.pipe(
  text(/^[A-Za-z0-9-]{1,40}$/, 'Account'),
  z.transform((value): AccountId => accountId(value)),
)
export const offerIdText = z.pipe(
  text(/^[A-Za-z0-9-]{1,40}$/, 'Offer'),
  z.transform((value): OfferId => offerId(value)),
)
export const applicationIdText = z.pipe(
  text(/^[A-Za-z0-9-]{1,40}$/, 'Application: its text is that of the position that it leads to'),
  z.transform((value): ApplicationId => applicationId(value)),
)
export const auctionIdText = z.pipe(
  text(/^[A-Za-z0-9-]{1,40}$/, 'Auction'),
  z.transform((value): AuctionId => auctionId(value)),
)
export const bidIdText = z.pipe(
  text(/^[A-Za-z0-9-]{1,40}$/, 'Bid: its text is that of the position that it leads to'),
  z.transform((value): BidId => bidId(value)),
)

export const blockIdText = z.pipe(
  text(/^[A-Za-z0-9-]{1,40}$/, 'Block or OTC lot'),
  z.transform((value): BlockId => blockId(value)),
)

export const placementIdText = z.pipe(
  text(/^[A-Za-z0-9-]{1,40}$/, 'Placement'),
  z.transform((value): PlacementId => placementId(value)),
)

export const mentorIdText = z.pipe(
  text(/^[A-Za-z0-9-]{1,40}$/, 'Mentor'),
  z.transform((value): MentorId => mentorId(value)),
)

const code = /^[A-Z]{3}$/

const currencyText = (exists?: (value: string) => boolean) =>
  z.pipe(
    text(code, 'Three capital letters, as in ISO 4217', exists),
    z.transform((value): Currency => currencyOf(value)),
  )

/** What an answer is in: one of this product's currencies, or another of a back end's. */
export const currencyCode = currencyText()

/** What is asked of our broker, which counts in our own alone; a back end has its own (docs/backend.md). */
export const ownCurrency = currencyText(isOwnCurrency)

/** A site's own currencies are known once its configuration is read: an answer may come before it. */
const mostDigits = (currency: Currency): number =>
  isKnownCurrency(currency) ? minorUnits(currency) : MOST_DIGITS

const moneyOf = (currency: typeof currencyCode, amount: typeof decimalText) =>
  z.pipe(
    z.object({ currency, amount }).check(
      z.refine((money) => (money.amount.split('.')[1]?.length ?? 0) <= mostDigits(money.currency), {
        error: 'more digits than the currency has',
      }),
    ),
    z.transform((value): Money => Object.freeze(value)),
  )

/** Money at its currency's minor units. */
export const moneyShape = moneyOf(currencyCode, decimalText)
/** Money that a caller sends. */
export const moneyFigureShape = moneyOf(ownCurrency, figureText)

export const localizedShape = z.object({ en: z.string(), kor: z.string(), tw: z.string() })

/** A read-only list. */
export const list = <T extends z.ZodMiniType>(item: T) => z.readonly(z.array(item))

/** A read-only list of so many, which the OpenAPI document says. */
export const listWithin = <T extends z.ZodMiniType>(
  { least, most }: { readonly least: number; readonly most: number },
  item: T,
) => z.readonly(z.array(item).check(z.minLength(least), z.maxLength(most)))

/** A read-only list with something in it. */
export const filledList = <T extends z.ZodMiniType>(item: T) =>
  z.readonly(z.array(item).check(z.minLength(1)))

export const lotsShape = z
  .int()
  .check(z.gte(1), z.lte(1_000_000_000), z.describe('Lots, of `lotSize` units each'))
