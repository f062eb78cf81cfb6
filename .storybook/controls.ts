import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = ReturnType<Enhancer>[string]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const read = (from: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), from)

/** `'normal', 52 high` is a value and a remark; `the message "Loading"` is neither. */
const valueAndRemark = /^('[^']*'|`[^`]*`|true|false|\d+)[,;]\s+(.+)$/s

/** The docstring's `@defaultValue` in the column "Default", which the table would leave out. */
function withDefault(argType: ArgType, tag: unknown): ArgType {
  if (typeof tag !== 'string') return argType
  const { description = '' } = argType
  const [, value = tag, remark] = (description === '' ? null : valueAndRemark.exec(tag)) ?? []
  return {
    ...argType,
    ...(remark === undefined ? {} : { description: `${description} ${remark}` }),
    table: { ...argType.table, defaultValue: { summary: value.replaceAll('`', '') } },
  }
}

/** Props that a widget passes on have no docstring of ours: `disabled`, and those that only a story's arguments name. */
function withNative(argType: ArgType, isOwn: boolean): ArgType {
  return isOwn || argType.description
    ? argType
    : { ...argType, description: 'Native: passed on to the element.' }
}

/** What a JSON editor returns unchanged: no elements, no decimals, no dates. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (!isRecord(value)) return ['string', 'number', 'boolean'].includes(typeof value)
  return Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)
    ? Object.values(value).every(isPlain)
    : false
}

const edited = ['boolean', 'string', 'number', 'enum']

/** Only what a control can write is offered for change; an element or an amount of money in a JSON editor is neither. */
function withControl(argType: ArgType, value: unknown): ArgType {
  if (edited.includes(argType.type?.name ?? typeof value)) return argType
  if (typeof value === 'string') return { ...argType, control: { type: 'text' } }
  return isPlain(value) ? argType : { ...argType, control: { disable: true } }
}

/** The table of a widget's props, on its docs page and under Controls. Native props are in it where a story passes them. */
export const tableOfProps: Enhancer = ({ argTypes, component, initialArgs }) => {
  const info: unknown = component === undefined ? undefined : Reflect.get(component, '__docgenInfo')
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries(
    [...names].map((name) => {
      const own = name === 'disabled' ? undefined : read(info, 'props', name)
      const tag = read(own, 'tags', 'defaultValue')
      const described = withDefault(withNative(argTypes[name] ?? { name }, own !== undefined), tag)
      return [name, withControl(described, initialArgs[name])]
    }),
  )
}
