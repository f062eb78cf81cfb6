import { createRoot } from 'react-dom/client'
import { root } from './root.ts'

createRoot(root).render(<p>React alone</p>)
