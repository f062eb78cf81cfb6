import { decimal, defaultMarkets, money } from '@onelot/domain'
import { Button, PriceText, StatusTag, ThemeProvider, ToastProvider } from '@onelot/ui'
import { createUiI18n } from '@onelot/ui/i18n'
import { kor } from '@onelot/ui/locales/kor'
import '@onelot/ui/reset.css'
import '@onelot/ui/styles.css'
import '@onelot/screens/styles.css'
import { StrictMode, Suspense, lazy, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Screens, addMessages } from './Screens.js'

const Donut = lazy(async () => ({ default: (await import('@onelot/ui/charts')).AllocationDonut }))
const Login = lazy(async () => {
  const [{ LoginScreen }] = await Promise.all([import('@onelot/screens/member/login'), addMessages('login')])
  return { default: LoginScreen }
})

const assets = {
  label: '총자산',
  total: money('KRW', '300'),
  parts: [
    { id: 'stocks', label: '주식', amount: money('KRW', '200') },
    { id: 'cash', label: '현금', amount: money('KRW', '100') },
  ],
}

function Page() {
  const [shown, setShown] = useState<'chart' | 'login'>()
  return (
    <div>
      <PriceText price={decimal('71200')} scale={defaultMarkets.KRX} currencyShown />
      <StatusTag status="underReview" />
      <Button
        onClick={() => {
          setShown('chart')
        }}
      >
        차트
      </Button>
      <Button
        onClick={() => {
          setShown('login')
        }}
      >
        화면
      </Button>
      <Suspense>
        {shown === 'chart' ? <Donut {...assets} /> : null}
        {shown === 'login' ? (
          <Screens>
            <Login />
          </Screens>
        ) : null}
      </Suspense>
    </div>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <ThemeProvider
      theme="dark"
      marketColours="us"
      textSize="normal"
      language="kor"
      i18n={createUiI18n('kor', { ui: kor })}
      hideAmounts={false}
    >
      <ToastProvider>
        <Page />
      </ToastProvider>
    </ThemeProvider>
  </StrictMode>,
)
