/** From a frame to the page around: it can draw now. */
export interface FrameReady {
  readonly playground: 'ready'
}
/** From the page to its frames. */
export interface DrawCode {
  readonly playground: 'draw'
  readonly code: string
}

const isMessage = (data: unknown): data is { readonly playground: unknown; readonly code?: unknown } =>
  typeof data === 'object' && data !== null && 'playground' in data

export const isReady = (data: unknown): data is FrameReady => isMessage(data) && data.playground === 'ready'

export const isDrawing = (data: unknown): data is DrawCode =>
  isMessage(data) && data.playground === 'draw' && typeof data.code === 'string'
