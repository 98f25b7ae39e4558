import { fullName } from '@chignon/contract/identity/full-name'
import { Combobox } from '@chignon/ui/combobox'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { holderQuery } from './certificate-queries.ts'

export type Holder = { id: string; name: string }

type HolderFieldProps = {
  value: Holder | null
  onValueChange: (holder: Holder | null) => void
  error?: string | undefined
}

/** A person, found by name, address or phone number. */
export function HolderField({ value, onValueChange, error }: HolderFieldProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const { data, isPlaceholderData } = useLoadedQuery(holderQuery({ query: search === '' ? {} : { search } }))
  const found = (data?.data ?? []).map((person) => ({
    id: person.id,
    name: fullName(person),
    email: person.email,
  }))
  return (
    <Combobox
      label={t`Who`}
      placeholder={t`Name, e-mail address or phone number`}
      options={found.map(({ id, name, email }) => ({ value: id, label: name, detail: email }))}
      value={value?.id ?? ''}
      onValueChange={(id) => onValueChange(found.find((person) => person.id === id) ?? null)}
      onSearch={setSearch}
      isLoading={isPlaceholderData}
      error={error}
      isRequired
    />
  )
}
