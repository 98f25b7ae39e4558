import type { FieldAttributes } from './form-fields.ts'

type Fields = Readonly<Record<string, FieldAttributes>>

/** The text of each field of a form; '' if it is missing or a file. */
export function readValues<Name extends string>(
  form: FormData,
  fields: Readonly<Record<Name, FieldAttributes>>,
): Record<Name, string>
export function readValues(form: FormData, fields: Fields): Record<string, string> {
  const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
  return Object.fromEntries(Object.keys(fields).map((name) => [name, textOf(form.get(name))]))
}

/** The values that may be shown in the form again. */
export function withoutPasswords(values: Record<string, string>, fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.type !== 'password'))
}
