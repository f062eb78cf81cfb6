export {Router,useLocation,useNavigationType,UNSAFE_createHashHistory} from 'react-router'
