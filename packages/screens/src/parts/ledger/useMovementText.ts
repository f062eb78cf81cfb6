import { type MovementKind, isKind } from '@onelot/domain'
import { useName } from '../../base/i18n/useName.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsPractice } from '../../base/shell/honesty.ts'
import { useQuantity } from '../../base/i18n/useQuantity.ts'
import { useProductTexts } from '../module-words/useProductTexts.ts'
import type { MovementEntry } from './entries.ts'

/** What a movement is called, and what it was about. */
export function useMovementText() {
  const { t } = useTranslation('ledger')
  const quantityOf = useQuantity()
  const nameOf = useName()
  const products = useProductTexts()
  const isPractice = useIsPractice()
  const worded = <Kind extends string>(of: Kind) =>
    of === 'practiceMoney' && !isPractice ? ('openingBalance' as const) : of
  const kind = (of: MovementKind): string =>
    isKind(of) ? (products.movement(of).name ?? t('kinds.other')) : t(`kinds.${worded(of)}`)
  const name = ({ position }: MovementEntry): string | undefined =>
    position && nameOf(position.instrument.name)
  return {
    kind,
    /** What it is, in a sentence. */
    explained: (of: MovementKind): string =>
      isKind(of) ? (products.movement(of).explained ?? t('explained.other')) : t(`explained.${worded(of)}`),
    name,
    /** `Bought Apple`, `Commission`. */
    title: (entry: MovementEntry): string => {
      const traded = name(entry)
      if (entry.position === undefined || traded === undefined) return kind(entry.kind)
      if (entry.kind !== 'opened' && entry.kind !== 'closed') return kind(entry.kind)
      return t(`traded.${entry.kind}.${entry.position.side}`, { name: traded })
    },
    /** `12 shares`. */
    quantity: ({ position, fill }: MovementEntry): string | undefined => {
      if (position === undefined || fill === undefined) return undefined
      return quantityOf(fill.lots, position.instrument)
    },
  }
}
