import {
  Carousel,
  Dialog,
  ImageUploader,
  InfiniteList,
  type LinkProps,
  NavBar,
  NumberKeyboard,
  Picker,
  PinField,
  PullToRefresh,
  QuantityStepper,
  SearchField,
  Sheet,
  SwipePanel,
  TabBar,
  type TabBarEntry,
  Tabs,
  ThemeProvider,
  ToastProvider,
  useToast,
} from '@onelot/ui'
import { createUiI18n } from '@onelot/ui/i18n'
import { en } from '@onelot/ui/locales/en'
import { forwardRef, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { root } from './root.ts'

const nothing = () => undefined
const Link = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>
const Dot: TabBarEntry['icon'] = forwardRef((_, ref) => <svg ref={ref} />)

function Fifteen() {
  const toast = useToast()
  useEffect(() => {
    toast.show({ message: 'Toast', tone: 'success' })
  }, [toast])
  return (
    <>
      <NavBar title="NavBar" onBack={nothing} />
      <SearchField
        label="SearchField"
        value=""
        history={['recent']}
        onChange={nothing}
        onSearch={nothing}
        onForget={nothing}
      />
      <QuantityStepper label="Stepper" value={1} onChange={nothing} />
      <PinField label="PinField" value="1" onChange={nothing} />
      <NumberKeyboard label="NumberKeyboard" value="" onChange={nothing} />
      <ImageUploader
        label="ImageUploader"
        upload={() => Promise.resolve({ key: 'a' })}
        initial={[{ key: 'a', name: 'a.png' }]}
        max={2}
        onChange={nothing}
      />
      <Carousel label="Carousel" slides={[{ id: 'a', label: 'A', content: 'Carousel' }]} />
      <Tabs
        label="Tabs"
        tabs={[{ value: 'a', label: 'Tabs' }]}
        value="a"
        Panel={SwipePanel}
        onChange={nothing}
      >
        <PullToRefresh onRefresh={() => Promise.resolve()}>
          <InfiniteList status="idle" loaded={1} onLoadMore={nothing}>
            InfiniteList
          </InfiniteList>
        </PullToRefresh>
      </Tabs>
      <TabBar
        label="TabBar"
        entries={[{ id: 'a', href: '#', label: 'TabBar', icon: Dot }]}
        active="a"
        Link={Link}
      />
      <Dialog open title="Dialog" actions={null} onClose={nothing} />
      <Sheet open title="Sheet" onClose={nothing}>
        Sheet
      </Sheet>
      <Picker
        open
        title="Picker"
        columns={[{ key: 'a', label: 'A', options: [{ value: 'a', label: 'Picker' }] }]}
        value={{}}
        onClose={nothing}
        onConfirm={nothing}
      />
    </>
  )
}

createRoot(root).render(
  <ThemeProvider
    theme="system"
    marketColours="kr"
    textSize="normal"
    language="en"
    i18n={createUiI18n('en', { ui: en })}
    hideAmounts={false}
  >
    <ToastProvider>
      <Fifteen />
    </ToastProvider>
  </ThemeProvider>,
)
