import { shownTotalField } from './shown-total-field.ts'

/** Hidden field with the total that the page shows, so that no other one is paid. */
export function ShownTotal({ total }: { total: number }) {
  return <input type="hidden" name={shownTotalField} value={total} />
}
