import { Avatar } from '../../primitives/Avatar/Avatar.tsx'

export interface BankMarkProps {
  /** The bank's name, which shows beside it. */
  name: string
  /** The address of its mark. */
  mark: string | undefined
}

/** The bank's mark, its initials where there is none. Its name is beside it. */
export function BankMark({ name, mark }: BankMarkProps) {
  return <Avatar name={name} src={mark} size="small" tone="neutral" decorative />
}
