import type { Money as Amount } from '@onelot/domain'
import { useTheme } from '../../theme/ThemeContext.ts'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { BeforeAfter } from '../BeforeAfter/BeforeAfter.tsx'
import { FactList } from '../FactList/FactList.tsx'
import { Money } from '../Money/Money.tsx'
import type { AmendableOrder, AmendModel } from './amendModel.ts'

export interface AmendChangesProps extends Pick<AmendModel, 'before' | 'after'> {
  purpose: AmendableOrder['purpose']
}

/** What the order takes, or brings, now and after the change. */
export function AmendChanges({ purpose, before, after }: AmendChangesProps) {
  const { t: ui } = useTheme()
  const t = useTradingMessages()
  if (before === undefined) return null
  const isClose = purpose === 'close'
  const amount = (value: Amount, strong: boolean) => (
    <Money
      value={value}
      own={isClose}
      size="small"
      weight={strong ? 'strong' : 'regular'}
      tone={strong ? (isClose ? 'change' : 'neutral') : 'secondary'}
    />
  )
  return (
    <FactList
      facts={[
        {
          label: isClose ? ui('finance.close.realised') : ui('finance.ticket.total'),
          value: (
            <BeforeAfter
              before={amount(before, false)}
              after={after && amount(after, true)}
              word={t('amend.afterwards')}
            />
          ),
        },
      ]}
    />
  )
}
