import { SelectField } from '@chignon/ui/select-field'
import { useLingui } from '@lingui/react/macro'

type PackageSelectProps = {
  row: number
  packages: readonly { id: string; name: string }[]
  defaultValue: string | null
}

/** Which package belongs to a ticket: at most one (TICKET-3). */
export function PackageSelect({ row, packages, defaultValue }: PackageSelectProps) {
  const { t } = useLingui()
  return (
    <SelectField label={t`Package`} name={`attendees[${row}][package]`} defaultValue={defaultValue ?? ''}>
      <option value="">{t`No package`}</option>
      {packages.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
