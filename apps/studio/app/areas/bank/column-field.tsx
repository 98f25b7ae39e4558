import { SelectField } from '@chignon/ui/select-field'
import { useLingui } from '@lingui/react/macro'
import type { CsvTable } from './find-table.ts'

type ColumnFieldProps = {
  table: CsvTable
  label: string
  hint?: string
  value: number | null
  onChange: (index: number | null) => void
  isRequired?: boolean
}

/** Chooses a column of a table by its name and its first cell. */
export function ColumnField({
  table: { header, rows },
  label,
  hint,
  value,
  onChange,
  isRequired,
}: ColumnFieldProps) {
  const { t } = useLingui()
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value === null ? '' : String(value)}
      onValueChange={(text) => onChange(text === '' ? null : Number(text))}
      isRequired={isRequired}
    >
      <option value="">{t`No column`}</option>
      {header.map((name, index) => {
        const example = rows.map((row) => row[index] ?? '').find((cell) => cell.trim() !== '') ?? ''
        return (
          // Two columns may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <option key={index} value={index}>
            {[name, example.slice(0, 24)].filter((text) => text !== '').join(' · ')}
          </option>
        )
      })}
    </SelectField>
  )
}
