import { reportMisuse } from './report-misuse.ts'

/** Reports a component without an accessible name. `names` are the props that can name it, with their values. */
export function checkName(component: string, names: Record<string, unknown>): void {
  if (Object.values(names).some(Boolean)) return
  reportMisuse(
    component,
    `has no accessible name, because none of ${Object.keys(names).join(', ')} was passed.`,
    'Pass one of them, so that screen readers can announce it.',
  )
}
