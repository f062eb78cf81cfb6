import type { News } from '@onelot/api-client'
import { Icon, IconButton, useToast } from '@onelot/ui'
import { Share2 } from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation, useShare } from '../../base/ports/ports.ts'
import { useArticle } from './useArticle.ts'

export interface ShareButtonProps {
  news: News
}

/** Gives the news with its address to another app, or to the clipboard. */
export function ShareButton({ news }: ShareButtonProps) {
  const { t } = useTranslation('newsDetail')
  const { t: app } = useTranslation()
  const { share } = useShare()
  const { href } = useNavigation()
  const toast = useToast()
  const article = useArticle()
  const send = async () => {
    const { headline, paragraphs } = article(news)
    const url = new URL(href({ to: 'newsDetail', id: news.id }), location.href).href
    try {
      const outcome = await share({ title: headline, text: [headline, ...paragraphs, url].join('\n') })
      if (outcome === 'copied') toast.show({ message: app('copied'), tone: 'success' })
    } catch {
      toast.show({ message: app('receipt.failed'), tone: 'error' })
    }
  }
  return <IconButton label={t('share')} icon={<Icon icon={Share2} />} onClick={() => void send()} />
}
