import { choiceFieldRows } from './choice-field-rows.tsx'
import { compositeFieldRows } from './composite-field-rows.tsx'
import type { FieldRow } from './field-row.ts'
import { typedFieldRows } from './typed-field-rows.tsx'

/** Every form component. */
export const fieldRows: FieldRow[] = [...typedFieldRows, ...choiceFieldRows, ...compositeFieldRows]
