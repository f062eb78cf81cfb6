import type { CopyEvent } from '@onelot/domain/modules/managed/copyTrading'
import { type MessageSource, news, sourcesOf } from '../../base/messageSource.ts'

type Of<K extends CopyEvent['kind']> = Extract<CopyEvent, { readonly kind: K }>

const after = sourcesOf<CopyEvent>()

/** What the member asked for themselves is no news. */
const own: readonly Of<'copyTrading.skipped'>['skipped']['cause'][] = ['paused', 'ending']

/** As days of messages are: in UTC. */
const dayOf = (at: string): string => at.slice(0, 'yyyy-mm-dd'.length)

/** What became of a follow, and, once a day, that something was not copied. That it began is the end of its request. */
export const messages: readonly MessageSource[] = [
  after('copyTrading.ended', ({ follow, ended: { ending, paid } }) =>
    news('copying', 'product', { name: `copyTrading.${ending}`, amount: paid, follow: follow.id }),
  ),
  after('copyTrading.ending', ({ follow: { id, ending } }) =>
    ending?.cause === 'closed' && ending.sellsAt !== undefined
      ? news('copying', 'product', { name: 'copyTrading.closing', at: ending.sellsAt, follow: id })
      : undefined,
  ),
  after(
    'copyTrading.skipped',
    ({ follow, skipped: { cause, instrument } }) =>
      own.includes(cause)
        ? undefined
        : news('copying', 'product', { name: 'copyTrading.skipped', instrument, follow: follow.id }),
    ({ at }) => `copyTrading.skipped-${dayOf(at)}`,
  ),
]
