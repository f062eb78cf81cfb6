import { Button, Collapse, ThemeProvider } from '@onelot/ui'
import { createUiI18n } from '@onelot/ui/i18n'
import { en } from '@onelot/ui/locales/en'
import '@onelot/ui/styles.css'
import { createRoot } from 'react-dom/client'

if (location.search === '?reset') await import('@onelot/ui/reset.css')

createRoot(document.getElementById('root') ?? document.body).render(
  <ThemeProvider
    theme="light"
    marketColours="us"
    textSize="normal"
    language="en"
    i18n={createUiI18n('en', { ui: en })}
    hideAmounts={false}
  >
    <Button>Buy</Button>
    <Collapse
      items={[{ id: 'fees', title: 'Fees', content: 'None.' }]}
      open={['fees']}
      onChange={() => undefined}
    />
    <div className="offers">
      <Button disabled>Sold out</Button>
    </div>
  </ThemeProvider>,
)
