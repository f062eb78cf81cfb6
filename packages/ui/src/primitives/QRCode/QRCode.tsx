import { CircleAlert } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { colours } from '../../tokens/palette.ts'
import { Icon } from '../Icon/Icon.tsx'
import { fitsInQr } from './capacity.ts'
import * as styles from './QRCode.css.ts'

export interface QRCodeProps {
  /** What a scanner reads: a wallet address, a link. At most 2,331 bytes; more is said to be too long. */
  value: string
  /** What it is a code of: `QR code of the wallet address`. The text itself belongs beside it, with a copy button. */
  label: string
}

/** The quiet zone, in modules, that the standard requires (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A text as a picture for another device. Dark on light in every theme, because scanners need it so. */
export function QRCode({ value, label }: QRCodeProps) {
  const t = useUiMessages()
  if (!fitsInQr(value))
    return (
      <p role="alert" className={styles.tooLong}>
        <Icon icon={CircleAlert} size="small" />
        <span>{t('entry.qr.tooLong')}</span>
      </p>
    )
  return (
    <span role="img" aria-label={label} className={styles.frame}>
      <QRCodeSVG
        aria-hidden
        value={value}
        level="M"
        marginSize={QUIET_ZONE}
        fgColor={colours.light.text}
        bgColor={colours.light.surface}
        className={styles.code}
      />
    </span>
  )
}
