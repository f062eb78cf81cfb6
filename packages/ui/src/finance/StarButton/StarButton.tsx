import { Star } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'

export interface StarButtonProps {
  /** What is watched, in the reader's language. */
  name: string
  /** Whether it is watched. */
  starred: boolean
  /** A press asks for the other state; its owner holds it. */
  onChange: (change: { starred: boolean }) => void
}

/** Puts an instrument into the reader's watchlist, or takes it out. */
export function StarButton({ name, starred, onChange }: StarButtonProps) {
  const t = useUiMessages()
  return (
    <IconButton
      label={t('finance.star', { name })}
      icon={<Icon icon={Star} filled={starred} />}
      pressed={starred}
      onClick={() => onChange({ starred: !starred })}
    />
  )
}
