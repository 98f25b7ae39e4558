import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import '@chignon/ui/styles.css'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
