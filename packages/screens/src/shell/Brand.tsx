import { useTranslation } from '../i18n/translation.tsx'
import * as styles from './Brand.css.ts'

/** One lot: a single bar of a chart. */
export function BrandSign() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={styles.sign} fill="currentColor">
      <rect x="18.5" y="2" width="3" height="36" rx="1.5" />
      <rect x="11" y="10" width="18" height="20" rx="5" />
    </svg>
  )
}

/** The name and its sign. */
export function Brand() {
  const { t } = useTranslation()
  return (
    <div className={styles.brand}>
      <BrandSign />
      <h1 className={styles.name}>{t('brand.name')}</h1>
    </div>
  )
}
