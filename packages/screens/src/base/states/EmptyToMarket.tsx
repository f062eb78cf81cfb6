import { Button, EmptyState } from '@onelot/ui'
import { useNavigation } from '../ports/ports.ts'

export interface EmptyToMarketProps {
  title: string
  description: string
  /** What the button that leads to the market says. */
  action: string
}

/** Nothing to list until something is bought or chosen: what would be here, and the way to the market. */
export function EmptyToMarket({ title, description, action }: EmptyToMarketProps) {
  const navigation = useNavigation()
  return (
    <EmptyState
      title={title}
      description={description}
      action={
        <Button variant="secondary" size="small" onClick={() => navigation.go({ to: 'market' })}>
          {action}
        </Button>
      }
    />
  )
}
