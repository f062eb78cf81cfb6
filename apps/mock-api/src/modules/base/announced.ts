import {
  type AnyModule,
  type Refusal,
  type Result,
  type StateOf,
  type StreamId,
  type StreamVersion,
  no,
  ok,
  refuse,
  sliceOf,
} from '@onelot/domain'
import type { Services } from '../../services.ts'

/** What was announced in a stream of its own, with the version that was read; undefined where nothing was. */
export async function announcedIn<M extends AnyModule, Announced extends object>(
  { streams }: Pick<Services, 'streams'>,
  rules: M,
  stream: StreamId,
  recordOf: (state: StateOf<M>) => Announced | undefined,
): Promise<(Announced & { readonly state: StateOf<M>; readonly streamVersion: StreamVersion }) | undefined> {
  const { state: all, version } = await streams.load(stream)
  const state = sliceOf(all, rules)
  const record = recordOf(state)
  return record && { ...record, state, streamVersion: { stream, version } }
}

/** As anyone may read it: not where the site does not offer it, which then is not looked for. */
export async function readableWhere<Found>(
  isOffered: boolean,
  find: () => Promise<Found | undefined>,
): Promise<Result<Found, Refusal<'PRODUCT_UNAVAILABLE'>>> {
  const found = isOffered ? await find() : undefined
  return found === undefined ? no(refuse('PRODUCT_UNAVAILABLE', {})) : ok(found)
}
