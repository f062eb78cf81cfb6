import { createApp, h } from 'vue'
import { root } from './root.ts'

createApp({ setup: () => () => h('p', 'Vue alone') }).mount(root)
