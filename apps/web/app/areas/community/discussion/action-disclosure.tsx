import type { ReactNode } from 'react'
import { quietAction } from '../quiet-action.ts'

type ActionDisclosureProps = {
  /** Disclosures with the same name are open one at a time. */
  name: string
  label: ReactNode
  children: ReactNode
}

/** An action that first shows a form. Native, so that it works before scripts have loaded; opened, it takes a row of its own. */
export function ActionDisclosure({ name, label, children }: ActionDisclosureProps) {
  return (
    <details name={name} className="open:order-last open:w-full open:max-w-prose">
      <summary className={quietAction}>{label}</summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
