import type { i18n } from 'i18next'
import { numberLocale } from './locale.ts'

/** Numbers within messages are written as all others: those of a language that a site adds as in the one that it is like. */
export function writeNumbers(instance: i18n): void {
  instance.services.formatter?.add('number', (value: number, lng, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(lng === undefined ? lng : numberLocale(lng), options).format(value),
  )
}
