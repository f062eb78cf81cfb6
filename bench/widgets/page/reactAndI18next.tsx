import { createInstance } from 'i18next'
import { createRoot } from 'react-dom/client'
import { root } from './root.ts'

const i18n = createInstance()
void i18n.init({
  lng: 'en',
  initAsync: false,
  resources: { en: { page: { alone: 'React and i18next alone' } } },
})
createRoot(root).render(<p>{i18n.t('page:alone')}</p>)
