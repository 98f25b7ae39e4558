import { useLingui } from '@lingui/react/macro'
import { writeField } from './write-value.ts'

/** What the fields of an entry are called; one without a name is written as its words. */
export function useFieldNames(): (field: string) => string {
  const { t } = useLingui()
  const names: Record<string, string> = {
    amount: t({ context: 'field', message: 'Amount' }),
    course: t({ context: 'field', message: 'Course' }),
    email: t({ context: 'field', message: 'E-mail' }),
    ends_at: t({ context: 'field', message: 'Until' }),
    holderEmail: t({ context: 'field', message: 'E-mail of the holder' }),
    holderName: t({ context: 'field', message: 'Name of the holder' }),
    language: t({ context: 'field', message: 'Language' }),
    name: t({ context: 'field', message: 'Name' }),
    note: t({ context: 'field', message: 'Note' }),
    'online-masterclass': t({ context: 'field', message: 'Online masterclass' }),
    position: t({ context: 'field', message: 'Position' }),
    program: t({ context: 'field', message: 'Program' }),
    reason: t({ context: 'field', message: 'Reason' }),
    role: t({ context: 'field', message: 'Role' }),
    score: t({ context: 'field', message: 'Score' }),
    seats: t({ context: 'field', message: 'Seats' }),
    state: t({ context: 'field', message: 'State' }),
    text: t({ context: 'field', message: 'Text' }),
    title: t({ context: 'field', message: 'Title' }),
    word: t({ context: 'field', message: 'Word' }),
  }
  return (field) => names[field] ?? writeField(field)
}
