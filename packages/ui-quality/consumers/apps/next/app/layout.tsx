import type { ReactNode } from 'react'
import '@chignon/ui/styles.css'

export const metadata = { title: 'A bare Next.js app', icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light">
      <body>{children}</body>
    </html>
  )
}
