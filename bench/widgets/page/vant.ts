import {
  Dialog,
  List,
  NavBar,
  NumberKeyboard,
  PasswordInput,
  Picker,
  Popup,
  PullRefresh,
  Search,
  Stepper,
  Swipe,
  SwipeItem,
  Tab,
  Tabbar,
  TabbarItem,
  Tabs,
  Uploader,
  showToast,
} from 'vant'
import 'vant/es/dialog/style/index'
import 'vant/es/list/style/index'
import 'vant/es/nav-bar/style/index'
import 'vant/es/number-keyboard/style/index'
import 'vant/es/password-input/style/index'
import 'vant/es/picker/style/index'
import 'vant/es/popup/style/index'
import 'vant/es/pull-refresh/style/index'
import 'vant/es/search/style/index'
import 'vant/es/stepper/style/index'
import 'vant/es/swipe/style/index'
import 'vant/es/swipe-item/style/index'
import 'vant/es/tab/style/index'
import 'vant/es/tabbar/style/index'
import 'vant/es/tabbar-item/style/index'
import 'vant/es/tabs/style/index'
import 'vant/es/toast/style/index'
import 'vant/es/uploader/style/index'
import { createApp, h, onMounted } from 'vue'
import { root } from './root.ts'

createApp({
  setup() {
    onMounted(() => showToast({ message: 'Toast', type: 'success' }))
    return () => [
      h(NavBar, { title: 'NavBar', leftArrow: true }),
      h(Search, { modelValue: '', placeholder: 'SearchField' }),
      h(Stepper, { modelValue: 1 }),
      h(PasswordInput, { value: '1', focused: true }),
      h(NumberKeyboard, { show: true, title: 'NumberKeyboard' }),
      h(Uploader, { modelValue: [{ url: 'data:,', isImage: true }], afterRead: () => undefined }),
      h(Swipe, null, () => h(SwipeItem, null, () => 'Carousel')),
      h(Tabs, { swipeable: true }, () =>
        h(Tab, { title: 'Tabs' }, () =>
          h(PullRefresh, { modelValue: false }, () => h(List, { finished: true }, () => 'InfiniteList')),
        ),
      ),
      h(Tabbar, null, () => h(TabbarItem, { icon: 'home-o' }, () => 'TabBar')),
      h(Dialog, { show: true, title: 'Dialog' }),
      h(Popup, { show: true, position: 'bottom' }, () => 'Sheet'),
      h(Popup, { show: true, position: 'bottom' }, () =>
        h(Picker, { title: 'Picker', columns: [{ text: 'Picker', value: 'a' }] }),
      ),
    ]
  },
}).mount(root)
