import type { ReactNode } from 'react'
import { fa } from '@chignon/ui/messages/fa'
import { MessagesProvider } from '@chignon/ui/messages'

/** A server component that passes a pack with functions to the provider. */
export default function PersianLayout({ children }: { children: ReactNode }) {
  return (
    <div lang="fa" dir="rtl">
      <MessagesProvider messages={fa}>{children}</MessagesProvider>
    </div>
  )
}
