export { changeGrounds } from './changeGrounds.ts'
export { insetCorners } from './inset.css.ts'
export { media } from './media.ts'
export { vars } from './vars.css.ts'
