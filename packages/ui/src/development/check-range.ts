import { reportMisuse } from './report-misuse.ts'

type Range = { min?: number | undefined; max?: number | undefined; step?: number | undefined }

/** Reports a `min` above `max`, and a step that is not positive. */
export function checkRange(component: string, { min, max, step }: Range): void {
  if (min !== undefined && max !== undefined && min > max)
    reportMisuse(component, `min={${min}} is above max={${max}}.`, 'Pass a min that is at most max.')
  if (step !== undefined && !(step > 0))
    reportMisuse(component, `step={${step}} is not above 0.`, 'Pass a positive step, such as 1.')
}
