import { type Kind, type Language, moduleOfKind } from '@onelot/domain'
import { intlLocale } from '@onelot/ui/locale'
import type { i18n } from 'i18next'
import type { HeldWords, OpenWords, ProductKey } from '../../base/definition/product.ts'

/** What a message's words may write with; what the message does not carry is undefined. */
export interface MessageValues {
  readonly amount?: string | undefined
  readonly name?: string | undefined
  readonly mentor?: string | undefined
  readonly at?: string | undefined
  /** A count of shares. */
  readonly shares?: number | undefined
}

/** What modules call their own names; undefined where no word was loaded, and general ones are said. */
export interface ProductTexts {
  readonly request: (kind: Kind) => string | undefined
  readonly movement: (reason: Kind) => {
    readonly name: string | undefined
    readonly explained: string | undefined
  }
  /** What comes at a known time. */
  readonly due: (kind: Kind) => string | undefined
  /** What money is on hold for. */
  readonly held: (module: string) => { readonly [Name in keyof HeldWords]: string | undefined }
  /** What goes on. */
  readonly open: (module: string) => { readonly [Name in keyof OpenWords]: string | undefined }
  readonly message: (
    kind: Kind,
    values: MessageValues,
  ) => { readonly title: string; readonly detail: string | undefined } | undefined
}

function parted(kind: Kind) {
  const module = moduleOfKind(kind)
  return { module, name: kind.slice(module.length + 1) }
}

/** The words of products in a language, from the namespace `products`. */
export function productTexts(i18n: i18n, language: Language): ProductTexts {
  const lng = intlLocale(language)
  const ns = 'products'
  const t = i18n.getFixedT(lng, ns)
  const isThere = (key: string): boolean => i18n.exists(key, { lng, ns })
  const text = (key: ProductKey, values: MessageValues = {}): string | undefined =>
    isThere(key) ? t(key, { ...values }) : undefined
  return {
    request(kind) {
      const { module, name } = parted(kind)
      return text(`${module}.requests.${name}`)
    },
    movement(reason) {
      const { module, name } = parted(reason)
      return {
        name: text(`${module}.movements.${name}.name`),
        explained: text(`${module}.movements.${name}.explained`),
      }
    },
    due(kind) {
      const { module, name } = parted(kind)
      return text(`${module}.due.${name}`)
    },
    held: (module) => ({ one: text(`${module}.held.one`), all: text(`${module}.held.all`) }),
    open: (module) => ({ title: text(`${module}.open.title`), text: text(`${module}.open.text`) }),
    message(kind, values) {
      const { module, name } = parted(kind)
      const title = text(`${module}.messages.${name}.title`, values)
      if (title === undefined) return undefined
      return { title, detail: text(`${module}.messages.${name}.detail`, values) }
    },
  }
}
