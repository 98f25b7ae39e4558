import { reportMisuse } from './report-misuse.ts'

const counts = new Map<string, number>()

/** Counts the instances of a component that a page must have only once, and reports a second one. Returns a function that removes it. */
export function countInstance(component: string, reason: string): () => void {
  const count = (counts.get(component) ?? 0) + 1
  counts.set(component, count)
  if (count > 1)
    reportMisuse(
      component,
      `is rendered ${count} times at once. ${reason}`,
      'Render it once, in the layout of all pages.',
    )
  return () => counts.set(component, (counts.get(component) ?? 1) - 1)
}
