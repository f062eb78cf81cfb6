import type { NoParams } from '@onelot/domain'
import type { ComponentType, ReactElement } from 'react'
import * as z from 'zod/mini'
import type { Query } from './defineScreen.ts'

/** What arrives with a screen's script. */
export interface ScreenChunk<Params = NoParams> {
  readonly params: z.ZodMiniType<Params>
  /** The screen with what the address carries; undefined where the address lacks what it needs. */
  readonly render: (query: Query) => ReactElement | undefined
  /** Loads what the screen draws once its figures show. */
  readonly later?: () => Promise<unknown>
}

const noParams = z.object({})

export function screenChunk(Screen: ComponentType): ScreenChunk
export function screenChunk<Params extends object>(
  Screen: ComponentType<Params>,
  params: z.ZodMiniType<Params>,
): ScreenChunk<Params>
export function screenChunk(Screen: ComponentType<object>, params: z.ZodMiniType<object> = noParams) {
  return {
    params,
    render: (query: Query) => {
      const read = params.safeParse(query)
      return read.success ? <Screen {...read.data} /> : undefined
    },
  }
}
