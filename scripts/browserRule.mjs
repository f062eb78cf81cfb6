import { createRequire } from 'node:module'
import { oldestBrowsers } from './oldestBrowsers.mjs'

/** What each browser has since when, by MDN. */
const { api, html, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data')
const { builtins } = javascript

/** Names of MDN, by those of browserslist. */
const browsers = new Map([
  ['chrome', 'chrome'],
  ['and_chr', 'chrome_android'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['and_ff', 'firefox_android'],
  ['safari', 'safari'],
  ['ios_saf', 'safari_ios'],
  ['samsung', 'samsunginternet_android'],
])
const floor = [...oldestBrowsers].map(([name, version]) => {
  const browser = browsers.get(name)
  if (!browser) throw new Error(`MDN has no name for ${name}`)
  return { browser, version }
})

const numbers = (version) => version.replace('≤', '').split('.').map(Number)
function isUpTo(version, limit) {
  const [major, minor = 0] = numbers(version)
  const [limitMajor, limitMinor = 0] = numbers(limit)
  return major < limitMajor || (major === limitMajor && minor <= limitMinor)
}

/** Under its own name, without a setting, and wholly. */
const isIn = (statement, version) =>
  typeof statement.version_added === 'string' &&
  statement.version_added !== 'preview' &&
  isUpTo(statement.version_added, version) &&
  !(statement.version_removed && isUpTo(statement.version_removed, version)) &&
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name

/** The oldest browsers that lack a feature; none where MDN does not know it. */
function lacking(feature) {
  const support = feature?.__compat?.support
  if (!support) return []
  return floor
    .filter(({ browser }) => browser in support)
    .filter(({ browser, version }) => ![support[browser]].flat().some((one) => isIn(one, version)))
    .map(({ browser, version }) => `${browser} ${version}`)
}

const own = (object, name) => (object && Object.hasOwn(object, name) ? object[name] : undefined)
const interfaces = { ...builtins.Intl, ...builtins, ...api }
/** Objects that are there, by their interfaces. */
const instances = new Map(
  ['navigator', 'document', 'window', 'crypto', 'performance', 'history', 'location', 'screen'].map(
    (name) => [name, name[0].toUpperCase() + name.slice(1)],
  ),
)

/** Of a name that nothing in the file declares: `requestIdleCallback`. */
const globalFeature = (name) => own(api, name) ?? own(builtins, name) ?? own(api.Window, name)
/** `URL.parse`, `Intl.Segmenter`, `navigator.share`. */
function memberFeature(object, name) {
  if (object === 'globalThis') return globalFeature(name)
  const instance = instances.get(object)
  if (instance) return own(interfaces[instance], name)
  const known = own(interfaces, object)
  return own(known, `${name}_static`) ?? own(own(builtins, object), name)
}

/** Whether MDN has it on objects of an interface, rather than on the interface. */
const isOfObjects = (name) => /^[a-z]+[A-Z][A-Za-z]*$/.test(name)
/** Methods that objects have in newer browsers alone, whatever their interface: `checkVisibility`. Names of one word are those of other things too. */
const newNames = new Map()
{
  const found = new Map()
  for (const members of Object.values(interfaces))
    for (const [name, feature] of Object.entries(members))
      if (isOfObjects(name) && feature.__compat) found.set(name, [...(found.get(name) ?? []), feature])
  for (const [name, features] of found) {
    const isSettled = features.every(
      ({ __compat: { status } }) => status?.standard_track && !status.experimental,
    )
    if (isSettled && features.every((feature) => lacking(feature).length > 0)) newNames.set(name, features[0])
  }
}

function isDeclared(scope, name) {
  for (let one = scope; one; one = one.upper) if (one.set.get(name)?.defs.length > 0) return true
  return false
}

/** Attributes without which a field or a picture only does a little less. */
const harmless = new Set(['autocorrect', 'fetchpriority', 'enterkeyhint'])

/** Lint rule: what the oldest browsers lack is asked for before it is used, or is not used. */
export const browserRule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const used = []
    /** Names that the file asks for, and what is named after them: `'popover' in element` is asked for `popoverTarget` too. */
    const asked = new Set()
    const isGlobal = (node) =>
      node.type === 'Identifier' && !isDeclared(context.sourceCode.getScope(node), node.name)
    const note = (node, names, feature, written = names[0]) => {
      if (lacking(feature).length > 0) used.push({ node, names, feature, written })
    }
    const checkGlobal = (node) => {
      if (isGlobal(node)) note(node, [node.name], globalFeature(node.name))
    }
    return {
      BinaryExpression({ operator, left }) {
        if (operator === 'in' && typeof left.value === 'string') asked.add(left.value)
      },
      UnaryExpression({ operator, argument }) {
        if (operator === 'typeof' && argument.type === 'Identifier') asked.add(argument.name)
      },
      NewExpression({ callee }) {
        checkGlobal(callee)
      },
      CallExpression({ callee }) {
        checkGlobal(callee)
      },
      MemberExpression({ object, property, computed, parent }) {
        if (computed || property.type !== 'Identifier') return
        const { name } = property
        const isCalled = parent.type === 'CallExpression' && parent.callee.property === property
        if (isCalled ? parent.optional : object.name === 'globalThis') return
        checkGlobal(object)
        const known = isGlobal(object) ? memberFeature(object.name, name) : undefined
        const feature = known ?? (isCalled ? newNames.get(name) : undefined)
        note(
          property,
          [name, object.property?.name],
          feature,
          isGlobal(object) ? `${object.name}.${name}` : name,
        )
      },
      JSXAttribute({ name: { name }, parent }) {
        const tag = parent.name.name
        if (typeof name !== 'string' || typeof tag !== 'string' || !/^[a-z]/.test(tag)) return
        const attribute = name.toLowerCase()
        if (!harmless.has(attribute))
          note(parent, [name], own(html.elements[tag], attribute) ?? own(html.global_attributes, attribute))
      },
      Literal({ regex, ...node }) {
        if (regex?.flags.includes('v')) note(node, ['v'], builtins.RegExp.unicodeSets, 'the flag v')
      },
      'Program:exit'() {
        for (const { node, names, feature, written } of used)
          if (![...asked].some((one) => names.some((name) => name?.startsWith(one))))
            context.report({ node, message: `${lacking(feature).join(', ')} lack ${written}.` })
      },
    }
  },
}
