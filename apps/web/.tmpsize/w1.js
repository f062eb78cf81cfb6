export {HashRouter,useLocation,useNavigationType} from 'react-router-dom'
