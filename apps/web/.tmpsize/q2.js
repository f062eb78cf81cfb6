export { useWindowVirtualizer } from '@tanstack/react-virtual'
