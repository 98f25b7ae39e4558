import { useState } from 'react'
import { formKeyField } from './form-key-field.ts'

/** Hidden field with the key of a form. It keeps its first value while the page is open. */
export function FormKeyInput({ value }: { value: string }) {
  const [first] = useState(value)
  return <input type="hidden" name={formKeyField} value={first} />
}
