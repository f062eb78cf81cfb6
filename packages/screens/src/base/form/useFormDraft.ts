import { useRef, useState } from 'react'
import { useApi, useDrafts } from '../ports/ports.ts'
import { memoryDraftsOf } from './memoryDrafts.ts'
import { type FormDraft, draftIn, withoutSecrets } from './formDraft.ts'

export type DraftOptions =
  /**
   * In the tab, under the account: over a session that ends and a reload. The endpoint's own secrets are never kept, nor are the fields in
   * `secrets`.
   */
  | { readonly name: string; readonly kept: 'tab'; readonly secrets?: readonly string[] | undefined }
  /** In memory alone, secrets too, until the page is loaded anew: for a guest who reads the terms and comes back. */
  | { readonly name: string; readonly kept: 'memory' }

export interface FormDraftStore {
  /** What was there when the form was opened. */
  readonly found: FormDraft | undefined
  readonly keep: (change: Partial<FormDraft>) => void
  readonly drop: () => void
}

/** What is being filled in, kept with each change until it was carried out. */
export function useFormDraft(
  options: DraftOptions | undefined,
  secretsOfEndpoint: readonly string[] = [],
): FormDraftStore {
  const client = useApi()
  const tab = useDrafts()
  const store = options?.kept === 'memory' ? memoryDraftsOf(client) : tab
  const name = options && `form.${options.name}`
  const secrets = options?.kept === 'tab' ? [...secretsOfEndpoint, ...(options.secrets ?? [])] : []
  const [found] = useState(() => (name === undefined ? undefined : draftIn(store.read(name))))
  const newest = useRef<FormDraft>(found ?? { values: {} })
  return {
    found,
    keep: ({ values = newest.current.values, step = newest.current.step }) => {
      const draft = { values: withoutSecrets(values, secrets), step }
      newest.current = draft
      if (name !== undefined) store.keep(name, draft)
    },
    drop: () => {
      if (name !== undefined) store.drop(name)
    },
  }
}
