import { describeValue } from './describe-value.ts'
import { reportMisuse } from './report-misuse.ts'

/** Reports a prop such as `tone` whose value the component does not support. */
export function checkChoice(
  component: string,
  prop: string,
  value: string | undefined | null,
  known: readonly string[],
): void {
  if (value === undefined || value === null || known.includes(value)) return
  reportMisuse(
    component,
    `${prop}=${describeValue(value)} does not exist.`,
    `Use one of ${known.map(describeValue).join(', ')}.`,
  )
}
