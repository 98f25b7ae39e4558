import { describeValue } from './describe-value.ts'
import { reportMisuse } from './report-misuse.ts'

/** Capitalizes the first letter: "value" becomes "Value". */
const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Reports a controlled prop without the callback that changes it. `state` is "value", "checked" or "open". */
export function checkControlled(
  component: string,
  state: 'value' | 'checked' | 'open',
  current: unknown,
  onChange: unknown,
  { isReadOnly = false }: { isReadOnly?: boolean | undefined } = {},
): void {
  if (current === undefined || onChange || isReadOnly) return
  const name = capitalize(state)
  reportMisuse(
    component,
    `${state}={${describeValue(current)}} without on${name}Change never changes.`,
    `Pass on${name}Change as well, or default${name} if the component keeps it.`,
  )
}
