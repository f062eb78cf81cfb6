export { createRoot } from 'react-dom/client'
export { createPortal } from 'react-dom'
