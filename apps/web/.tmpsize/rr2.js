export { useLocation, useNavigate, useNavigationType, Router } from 'react-router'
