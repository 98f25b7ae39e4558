import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { OpenedFor } from './opened-for.tsx'

/** A posted form that changes the viewer's own account, and is refused if somebody else is logged in by now (SESSION-4). */
export function MemberForm({ children, ...rest }: Omit<ComponentProps<typeof Form>, 'method'>) {
  return (
    <Form {...rest} method="post">
      <OpenedFor />
      {children}
    </Form>
  )
}
