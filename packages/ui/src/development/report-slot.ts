import * as React from 'react'
import { describeValue } from './describe-value.ts'
import { reportMisuse } from './report-misuse.ts'

/** The names of the components that render the current one, innermost first. React records them in development only. */
function ownerNames(): string[] {
  // A copy, because bundlers reject an import that React's production build does not export.
  const { captureOwnerStack }: Partial<typeof React> = { ...React }
  const stack = captureOwnerStack?.() ?? ''
  return [...stack.matchAll(/^\s*(?:at )?(?:[\w$]+\.)*([\w$]+)(?: \(|@)/gm)].map(([, name = '']) => name)
}

/** Reports a component whose slot does not contain exactly one element. It then fails to render. */
export function reportSlot(children: unknown): void {
  reportMisuse(
    ownerNames().find((name) => name !== 'LinkSlot') ?? 'A component',
    `needs exactly one React element, but got ${describeValue(children)}.`,
    'Pass one element as its child, link or trigger: <a href="/courses">Courses</a>.',
  )
}
