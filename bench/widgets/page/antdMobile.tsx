import {
  Dialog,
  ImageUploader,
  InfiniteScroll,
  NavBar,
  NumberKeyboard,
  PasscodeInput,
  Picker,
  Popup,
  PullToRefresh,
  SearchBar,
  Stepper,
  Swiper,
  TabBar,
  Tabs,
  Toast,
  unstableSetRender,
} from 'antd-mobile'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { root } from './root.ts'

/** Required by its guide on React 19; without it no toast is drawn. */
// oxlint-disable-next-line typescript/no-deprecated -- it was deprecated when it was released, and there is no other
unstableSetRender((node, container) => {
  const own = createRoot(container)
  own.render(node)
  return () => {
    own.unmount()
    return Promise.resolve()
  }
})

const nothing = () => undefined

function Fifteen() {
  useEffect(() => {
    Toast.show({ content: 'Toast', icon: 'success' })
  }, [])
  return (
    <>
      <NavBar onBack={nothing}>NavBar</NavBar>
      <SearchBar placeholder="SearchField" />
      <Stepper defaultValue={1} />
      <PasscodeInput defaultValue="1" />
      <NumberKeyboard visible title="NumberKeyboard" onInput={nothing} />
      <ImageUploader defaultValue={[{ url: 'data:,' }]} upload={() => Promise.resolve({ url: 'data:,' })} />
      <Swiper>
        <Swiper.Item>Carousel</Swiper.Item>
      </Swiper>
      <Tabs>
        <Tabs.Tab key="a" title="Tabs">
          <PullToRefresh onRefresh={() => Promise.resolve()}>
            InfiniteList
            <InfiniteScroll hasMore={false} loadMore={() => Promise.resolve()} />
          </PullToRefresh>
        </Tabs.Tab>
      </Tabs>
      <TabBar>
        <TabBar.Item key="a" title="TabBar" />
      </TabBar>
      <Dialog visible title="Dialog" />
      <Popup visible>Sheet</Popup>
      <Picker visible title="Picker" columns={[[{ value: 'a', label: 'Picker' }]]} />
    </>
  )
}

createRoot(root).render(<Fifteen />)
