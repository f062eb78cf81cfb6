import { Button } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { LogInSheet } from '../watchlist-groups/LogInSheet.tsx'

export interface GuestActionProps {
  /** What only a member can do: `Apply`. */
  action: string
  /** Asks for it: `Log in to apply`. */
  title: string
  /** What can be done without. */
  text: string
}

/** What a guest sees in the place of a member's action. */
export function GuestAction({ action, title, text }: GuestActionProps) {
  const { t } = useTranslation('newShares')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button block onClick={() => setIsAsked(true)}>
        {action}
      </Button>
      <SheetSlot>
        {isAsked ? (
          <LogInSheet
            title={title}
            text={text}
            logIn={t('guest.logIn')}
            register={t('guest.register')}
            onClose={() => setIsAsked(false)}
          />
        ) : null}
      </SheetSlot>
    </>
  )
}
