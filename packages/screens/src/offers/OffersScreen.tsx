import { Icon, IconButton } from '@onelot/ui'
import { ReceiptText } from 'lucide-react'
import { useTitleOf } from '../i18n/useName.ts'
import { PullArea } from '../lists/PullArea.tsx'
import { OfferList } from '../new-shares/OfferList.tsx'
import { Offered } from '../offered/Offered.tsx'
import { useNavigation } from '../ports/ports.ts'
import { BackPage } from '../shell/BackPage.tsx'
import { PracticeChip } from '../shell/PracticeChip.tsx'

/** /home/newStock: offers of new shares by how far they have got, and the way to one's own applications. */
export function OffersScreen() {
  const titleOf = useTitleOf()
  const navigation = useNavigation()
  return (
    <Offered screen="offers">
      <BackPage
        title={titleOf('offers')}
        trailing={
          <>
            <PracticeChip />
            <IconButton
              label={titleOf('applications')}
              icon={<Icon icon={ReceiptText} />}
              onClick={() => {
                navigation.go({ to: 'applications' })
              }}
            />
          </>
        }
      >
        <PullArea>
          <OfferList />
        </PullArea>
      </BackPage>
    </Offered>
  )
}
