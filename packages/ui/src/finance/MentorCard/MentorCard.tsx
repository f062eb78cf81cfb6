import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import {
  type LinkedManaged,
  ManagedCard,
  type ManagedContent,
  type StillManaged,
} from '../performance/ManagedCard.tsx'

interface MentorContent extends ManagedContent {
  /** The address of the mentor's picture. @defaultValue the initials */
  picture?: string | undefined
  /** How many copy the mentor now. */
  followers: number
}
export type MentorCardProps = (MentorContent & LinkedManaged) | (MentorContent & StillManaged)

/** Somebody whose trades may be copied: what it made, how deep it fell, who copies, and what it takes at least. */
export function MentorCard({ picture, followers, facts = [], ...rest }: MentorCardProps) {
  const { t } = useTheme()
  const copied = {
    label: t('products.followers'),
    value: t('products.people', { count: followers }),
  }
  return (
    <ManagedCard
      {...rest}
      mark={<Avatar name={rest.name} src={picture} decorative />}
      facts={[copied, ...facts]}
    />
  )
}
