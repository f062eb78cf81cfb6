import { languageOf } from './locale.ts'

/** Bundlers put the value in its place, as they do for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** The lines that add the messages of a namespace. */
function additionOf(namespace: string, locale: string): string {
  const language = languageOf(locale)
  const added = (name: string, entry: string) =>
    `import { ${name} } from '${entry}'\ni18n.addResourceBundle('${locale}', '${namespace}', ${name})`
  switch (namespace) {
    case 'ui':
      return added(language, `@onelot/ui/locales/${language}`)
    case 'kline':
    case 'trading':
      return added(language, `@onelot/ui/locales/${language}/${namespace}`)
    case 'refusals':
      return added('refusals', `@onelot/api-client/texts/${language}`)
    case 'transport':
      return added('transport', `@onelot/api-client/texts/${language}/transport`)
    case 'app':
      return `import { bundle } from '@onelot/screens/i18n/${language}'\naddBundles(i18n, '${language}', { ...bundle })`
    default:
      return `import { screenNamed } from '@onelot/screens/definitions'\naddBundles(i18n, '${language}', await screenNamed(name).messages.${language}()) // by the name of the screen, before it shows`
  }
}

/** Says once of a namespace and a language that a message was asked for which is not there, and how to add it. */
function createSayMissing() {
  const said = new Set<string>()
  return (locales: readonly string[], namespace: string, key: string): void => {
    const [locale = ''] = locales
    const of = `${namespace} ${locale}`
    if (said.has(of)) return
    said.add(of)
    console.warn(
      `Onelot: there is no message ${key} in the namespace ${namespace} of ${locale}, and its key shows. If its messages were not added:\n${additionOf(namespace, locale)}`,
    )
  }
}

/** A handler for one i18next instance: in development it says which messages are missing. A build for production has none, nor has a page that no bundler has built: it has no `process`. */
export function missingHandler(): ReturnType<typeof createSayMissing> | false {
  try {
    return process.env.NODE_ENV === 'production' ? false : createSayMissing()
  } catch {
    return false
  }
}
