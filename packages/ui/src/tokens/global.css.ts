import './values.css.ts'
import './themes.css.ts'
import './print.css.ts'
import './reset.css.ts'
