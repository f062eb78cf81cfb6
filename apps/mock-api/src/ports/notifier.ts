import { CODE_VALID_MS, type CodePurpose, type Instant, plusMs } from '@onelot/domain'
import { canonicalPhone } from '../modules/base/phoneNumber.ts'
import type { RecordChange } from '../store/lists.ts'
import type { Store } from '../store/port.ts'
import type { Vault } from './vault.ts'

/** A one-time code on its way to a phone. */
export interface CodeNotice {
  /** Unique. */
  readonly id: string
  readonly purpose: CodePurpose
  readonly phone: string
  readonly code: string
  readonly at: Instant
  /** That asked for it; undefined where it is not known. */
  readonly device: string | undefined
}

/** How codes reach people. */
export interface Notifier {
  /** What is stored with the command that asked for it, and sends it. */
  send(notice: CodeNotice): Promise<readonly RecordChange[]>
  /** Codes that a device asked for, the newest first. Missing where they reach the phone. */
  readonly inbox?: (device: string, now: Instant) => Promise<readonly CodeNotice[]>
  /** What removes all that was sent to a number. Missing where nothing is kept. */
  readonly erased?: (phone: string) => Promise<readonly RecordChange[]>
}

const collection = 'security.inbox'

/** A notice as `send` has written it. */
const openedNotice = async (vault: Vault, body: object): Promise<CodeNotice> =>
  JSON.parse(await vault.open((body as { readonly sealed: string }).sealed)) as CodeNotice

/** Sends nothing: whoever asked for a code finds it on the same device. For demos only, as it shows that nobody has the phone. */
export function createDemoInbox({
  store,
  vault,
}: {
  readonly store: Store
  readonly vault: Vault
}): Notifier {
  const ownerOf = (device: string) => vault.digest(`inbox ${device}`)
  return {
    async send(notice) {
      if (notice.device === undefined) return []
      const owner = await ownerOf(notice.device)
      const body = { sealed: await vault.seal(JSON.stringify(notice)) }
      const expiresAt = plusMs(notice.at, CODE_VALID_MS)
      return [{ kind: 'replace', record: { collection, key: notice.id, owner, body, expiresAt } }]
    },
    async erased(phone) {
      const number = canonicalPhone(phone)
      const records = await store.records({ collection })
      const opened = await Promise.all(
        records.map(async ({ key, body }) => ({ key, notice: await openedNotice(vault, body) })),
      )
      return opened
        .filter(({ notice }) => canonicalPhone(notice.phone) === number)
        .map(({ key }) => ({ kind: 'remove', collection, key }) as const)
    },
    async inbox(device, now) {
      const records = await store.records({ collection, owner: await ownerOf(device) })
      const valid = records.filter(({ expiresAt }) => expiresAt !== undefined && expiresAt > now)
      const opened = await Promise.all(valid.map(({ body }) => openedNotice(vault, body)))
      return opened.toSorted((a, b) => (a.at < b.at ? 1 : -1))
    },
  }
}
