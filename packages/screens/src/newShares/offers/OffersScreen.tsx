import { Icon, IconButton } from '@onelot/ui'
import { ReceiptText } from 'lucide-react'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { OfferList } from '../../parts/new-shares/OfferList.tsx'
import { Offered } from '../../parts/availability/Offered.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { PracticeChip } from '../../base/shell/PracticeChip.tsx'

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
              onClick={() => navigation.go({ to: 'applications' })}
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
