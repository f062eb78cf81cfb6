'use client'
import dynamic from 'next/dynamic'

/** A screen is the browser's: it asks for the reader's preferences and what the device keeps. */
const load = async () => {
  const { Login, loadTexts } = await import('./Login')
  await loadTexts()
  return Login
}

const Login = dynamic(load, { ssr: false })

export default function Page() {
  return <Login />
}
