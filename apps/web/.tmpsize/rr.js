export { HashRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
