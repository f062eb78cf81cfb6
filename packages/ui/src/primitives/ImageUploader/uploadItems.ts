/** A picture that the broker holds. */
export interface UploadedImage {
  /** The broker's id of it; a form submits this. */
  readonly key: string
  readonly name: string
  /** Where it can be seen. */
  readonly url?: string | undefined
}

export type UploadStage =
  | { readonly state: 'preparing' }
  /** `progress` runs from 0 to 1. */
  | { readonly state: 'uploading'; readonly progress: number }
  | { readonly state: 'failed' }
  | { readonly state: 'done'; readonly key: string }

export interface UploadItem {
  readonly id: number
  readonly name: string
  readonly url?: string | undefined
  readonly stage: UploadStage
}

export type UploadAction =
  | { readonly type: 'chosen'; readonly items: readonly { readonly id: number; readonly name: string }[] }
  | { readonly type: 'prepared'; readonly id: number; readonly url: string }
  | { readonly type: 'progressed'; readonly id: number; readonly progress: number }
  | { readonly type: 'finished'; readonly id: number; readonly key: string }
  | { readonly type: 'failed'; readonly id: number }
  | { readonly type: 'retried'; readonly id: number }
  | { readonly type: 'removed'; readonly id: number }

/** The pictures in the order in which they were chosen, whichever is done first. An update of a removed one changes nothing. */
export function uploadReducer(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  const staged = (id: number, stage: UploadStage) =>
    items.map((item) => (item.id === id ? { ...item, stage } : item))
  switch (action.type) {
    case 'chosen':
      return [...items, ...action.items.map((item) => ({ ...item, stage: { state: 'preparing' } as const }))]
    case 'prepared':
      return items.map((item) =>
        item.id === action.id
          ? { ...item, url: action.url, stage: { state: 'uploading', progress: 0 } }
          : item,
      )
    case 'progressed':
      return items.map((item) =>
        item.id === action.id && item.stage.state === 'uploading'
          ? {
              ...item,
              stage: { state: 'uploading', progress: furthest(item.stage.progress, action.progress) },
            }
          : item,
      )
    case 'finished':
      return staged(action.id, { state: 'done', key: action.key })
    case 'failed':
      return staged(action.id, { state: 'failed' })
    case 'retried':
      return staged(action.id, { state: 'uploading', progress: 0 })
    case 'removed':
      return items.filter((item) => item.id !== action.id)
  }
}

/** Progress never runs back, nor past the end. */
const furthest = (before: number, now: number): number =>
  Number.isFinite(now) ? Math.max(before, Math.min(now, 1)) : before

export const uploadedImages = (items: readonly UploadItem[]): readonly UploadedImage[] =>
  items.flatMap(({ name, url, stage }) => (stage.state === 'done' ? [{ key: stage.key, name, url }] : []))

/** Whether a form should wait: something is still being sent. What failed is not waited for. */
export const isUploading = (items: readonly UploadItem[]): boolean =>
  items.some(({ stage }) => stage.state === 'preparing' || stage.state === 'uploading')
