import type { Language } from '@onelot/domain'
import type { ApiFailure } from '../client/failure.ts'
import type { CatalogueTexts } from './catalogue.ts'
import { errorText, fill } from './errorText.ts'

/** What a read's failure says to the reader: the catalogue's refusal, or what happened on the way. */
export function failureText(failure: ApiFailure, language: Language, texts: CatalogueTexts): string {
  switch (failure.kind) {
    case 'refused':
      return errorText(failure.refusal, language, texts)
    case 'http':
      return fill(texts.transport.http, { status: String(failure.status) })
    case 'timeout':
    case 'network':
    case 'contract':
    case 'sessionEnded':
      return texts.transport[failure.kind]
  }
}
