import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { reportSlot } from '../development/report-slot.ts'

/** The only element in a slot. Throws, and reports in development, if there is none or another child. */
export function onlyElement<Props>(children: ReactNode, where: string): ReactElement<Props> {
  // `toArray` also unwraps lazy children, which is how server components pass elements to client components. It clones
  // the element, so it is used only where it is needed.
  const [child, another] = isValidElement<Props>(children) ? [children] : Children.toArray(children)
  if (isValidElement<Props>(child) && !another) return child
  if (process.env.NODE_ENV !== 'production') reportSlot(children)
  throw new Error(`@chignon/ui: ${where} requires one React element.`)
}
