import { type WheelOptions, nearestPlace, placeOf } from './wheel.ts'

export interface PickerColumn {
  readonly key: string
  /** What the column chooses: `Year`. Read out, not seen. */
  readonly label: string
  readonly options: WheelOptions
}

/** The chosen value of each column, by the column's key. */
export type PickerValue = Readonly<Record<string, string>>

/** Columns, or what they are under a choice: of a province, its cities. */
export type PickerColumns = readonly PickerColumn[] | ((value: PickerValue) => readonly PickerColumn[])

export const columnsOf = (columns: PickerColumns, value: PickerValue): readonly PickerColumn[] =>
  typeof columns === 'function' ? columns(value) : columns

export function isSameValue(one: PickerValue, other: PickerValue): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** Whether each column that offers something has a chosen value. */
export const isWhole = (columns: readonly PickerColumn[], value: PickerValue): boolean =>
  columns.some(({ options }) => options.length > 0) &&
  columns.every(({ key, options }) => options.length === 0 || value[key] !== undefined)

/**
 * A value that every column holds: what a column has not, or may not choose, becomes its first choosable one. A column is
 * settled under those before it, as its options may follow from them. A column that has nothing has no value.
 */
export function settle(columns: PickerColumns, value: PickerValue): PickerValue {
  let settled: PickerValue = {}
  for (let index = 0; ; index += 1) {
    const column = columnsOf(columns, { ...value, ...settled })[index]
    if (!column) return settled
    const place = placeOf(column.options, value[column.key]) ?? nearestPlace(column.options, 0)
    const chosen = place === undefined ? undefined : column.options[place]
    if (chosen) settled = { ...settled, [column.key]: chosen.value }
  }
}
