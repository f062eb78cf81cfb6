import {
  type AccountId,
  type CleanImage,
  type ImageType,
  type Instant,
  MOST_UNUSED_UPLOADS,
  type Refusal,
  type Result,
  UNUSED_UPLOAD_MS,
  no,
  ok,
  plusMs,
  refuse,
} from '@onelot/domain'
import type { MemberVisit, MemberWriteVisit } from '../../http/route.ts'
import { toHex } from '../../ports/secrets.ts'
import type { Services } from '../../services.ts'
import type { RecordChange, StoredRecord } from '../../store/lists.ts'

const KEY_BYTES = 16

/** Pictures by their keys. They expire until a command uses them. What a picture shows is a record of its own: most reads do without. */
const images = 'uploads.images'
const contents = 'uploads.contents'
export const uploadCollections = [images, contents]
const bothOf = (key: string) => [images, contents].map((collection) => ({ collection, key }))

/** What is known of a picture that a member has uploaded. */
interface UploadedImage {
  readonly type: ImageType
  readonly width: number
  readonly height: number
  readonly uploadedAt: Instant
}

const isUnused = ({ expiresAt }: StoredRecord, now: Instant): boolean =>
  expiresAt !== undefined && expiresAt > now

/** Takes a picture in, sealed: its key, and what is to be stored for it. Of too many that no command has used, the earliest make room. */
export async function newImage(
  { services, account, now, commandId }: MemberWriteVisit,
  { type, width, height, bytes }: CleanImage,
): Promise<{ readonly key: string; readonly records: readonly RecordChange[] }> {
  const { store, secrets, vault } = services
  const stored = await store.records({ collection: images, owner: account })
  const unused = stored.filter((record) => isUnused(record, now))
  const earliestFirst = unused.toSorted((a, b) => ((a.expiresAt ?? '') < (b.expiresAt ?? '') ? -1 : 1))
  const superseded = earliestFirst.slice(0, Math.max(0, unused.length + 1 - MOST_UNUSED_UPLOADS))

  const key = toHex(secrets.bytes(KEY_BYTES, `upload ${commandId}`))
  const image: UploadedImage = { type, width, height, uploadedAt: now }
  const sealed = await vault.sealBytes(new Uint8Array(bytes))
  const record = { key, owner: account, expiresAt: plusMs(now, UNUSED_UPLOAD_MS) }
  return {
    key,
    records: [
      ...removedUploads(superseded.map((one) => one.key)),
      { kind: 'new', record: { ...record, collection: images, body: image } },
      { kind: 'new', record: { ...record, collection: contents, body: { sealed } } },
    ],
  }
}

/**
 * Uses pictures for a command of their owner: what is to be stored with its events, so that each is used once, however many commands name it at
 * the same time. `keys` are by the field of the request that names them. KEY_MISMATCH for one that is another’s, is used, has ended or
 * never was, and for one that two fields name.
 */
export async function claimUploads(
  { services, account, now }: Pick<MemberVisit, 'services' | 'account' | 'now'>,
  keys: Readonly<Record<string, string>>,
): Promise<Result<readonly RecordChange[], Refusal<'KEY_MISMATCH'>>> {
  const named = Object.entries(keys)
  const usable = await Promise.all(
    named.map(async ([, key], at) => {
      const record = await services.store.record(images, key)
      const isFirst = named.findIndex(([, other]) => other === key) === at
      return isFirst && record?.owner === account && isUnused(record, now)
    }),
  )
  const wrong = named.filter((_, at) => usable[at] !== true).map(([field]) => [field, 'unknown'] as const)
  if (wrong.length > 0) return no(refuse('KEY_MISMATCH', {}, Object.fromEntries(wrong)))
  return ok(named.flatMap(([, key]) => bothOf(key)).map((one) => ({ kind: 'keep', ...one }) as const))
}

/** Forgets pictures, used ones too. */
export const removedUploads = (keys: readonly string[]): readonly RecordChange[] =>
  keys.flatMap(bothOf).map((named) => ({ kind: 'remove', ...named }) as const)

export interface SeenImage extends UploadedImage {
  readonly account: string
  /** Whether a command has used it. */
  readonly used: boolean
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A picture for its owner or an operator; undefined for others, and where there is none by that key any more. */
export async function imageFor(
  reader: AccountId | 'operator',
  key: string,
  { store, vault, clock }: Pick<Services, 'store' | 'vault' | 'clock'>,
): Promise<SeenImage | undefined> {
  const [image, content] = await Promise.all([store.record(images, key), store.record(contents, key)])
  if (image === undefined || content === undefined) return undefined
  if (reader !== 'operator' && image.owner !== reader) return undefined
  const used = image.expiresAt === undefined
  if (!used && !isUnused(image, clock.now())) return undefined
  // Written by `newImage` only.
  const { sealed } = content.body as { readonly sealed: string }
  const bytes = await vault.openBytes(sealed)
  return { ...(image.body as UploadedImage), account: image.owner, used, bytes }
}
