export { Tabs } from '@radix-ui/react-tabs'
