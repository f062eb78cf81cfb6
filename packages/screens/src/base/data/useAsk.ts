import {
  ApiError,
  type Endpoint,
  type ReadOptions,
  type RequestInput,
  type ResponseOf,
} from '@onelot/api-client'
import { loadRefusals } from '../i18n/loadRefusals.ts'
import { useApi, useI18n, usePreferences } from '../ports/ports.ts'

/** Reads an endpoint. A refusal is thrown once its text is loaded. */
export function useAsk(): <E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
  options?: ReadOptions,
) => Promise<ResponseOf<E>> {
  const client = useApi()
  const i18n = useI18n()
  const { language } = usePreferences()
  return async (endpoint, request, options) => {
    try {
      return await client.read(endpoint, request, options)
    } catch (error) {
      if (error instanceof ApiError && error.failure.kind === 'refused') await loadRefusals(i18n, language)
      throw error
    }
  }
}
