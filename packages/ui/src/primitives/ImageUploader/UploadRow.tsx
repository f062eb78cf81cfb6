import { CircleAlert, CircleCheck, RotateCw, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTheme } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Progress } from '../Progress/Progress.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './ImageUploader.css.ts'
import type { UploadItem } from './uploadItems.ts'

export interface UploadRowProps {
  item: UploadItem
  disabled: boolean
  onRetry: () => void
  onRemove: () => void
}

/** One picture: how it looks, how far it has got, and what may be done about it. */
export function UploadRow({ item: { name, url, stage }, disabled, onRetry, onRemove }: UploadRowProps) {
  const { locale, t } = useTheme()
  const row = useRef<HTMLLIElement>(null)
  const said = t(`entry.upload.${stage.state}`)
  const share = stage.state === 'uploading' ? stage.progress : 0
  return (
    <li ref={row} tabIndex={-1} className={styles.item} data-state={stage.state}>
      {url === undefined ? (
        <span aria-hidden className={styles.picture} />
      ) : (
        <img src={url} alt={name} className={styles.picture} />
      )}
      <span className={styles.words}>
        <Text lines={1}>{name}</Text>
        <span role="status" data-state={stage.state} className={styles.stage}>
          {stage.state === 'failed' ? <Icon icon={CircleAlert} size="small" /> : null}
          {stage.state === 'done' ? <Icon icon={CircleCheck} size="small" /> : null}
          <span>{said}</span>
        </span>
        {stage.state === 'uploading' ? (
          <Progress
            label={`${name}, ${said}`}
            hideLabel
            max={1}
            value={share}
            text={new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}
          />
        ) : null}
      </span>
      {stage.state === 'failed' && !disabled ? (
        <IconButton
          label={t('entry.upload.retry', { name })}
          icon={<Icon icon={RotateCw} />}
          onClick={() => {
            onRetry()
            // This button goes away while the picture is sent.
            row.current?.focus()
          }}
        />
      ) : null}
      {disabled ? null : (
        <IconButton
          label={t('entry.upload.remove', { name })}
          icon={<Icon icon={Trash2} />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
