'use client'
import dynamic from 'next/dynamic'

/** A screen is the browser's: it asks for the reader's preferences and what the device keeps. */
const Login = dynamic(async () => (await import('./Login')).Login, { ssr: false })

export default function Page() {
  return <Login />
}
