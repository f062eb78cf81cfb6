/** Digits of a quantity at most: as many as a number holds exactly. */
const MOST_QUANTITY_DIGITS = 15

/** The props with which `FieldKeys` types a number of lots. */
export const quantityKeys = (
  lots: number | undefined,
  onChange: (change: { lots: number | undefined }) => void,
) => ({
  text: lots === undefined ? '' : String(lots),
  places: 0,
  maxLength: MOST_QUANTITY_DIGITS,
  onType: ({ text }: { text: string }) => onChange({ lots: text === '' ? undefined : Number(text) }),
})
