import type { BaseEntry, BaseList } from '@chignon/contract/catalogue/base-list'
import type { Localized } from '@chignon/contract/platform/localized'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { baseNouns, loadSaveEntry } from './community-queries.ts'
import { LocaleFields } from './locale-fields.tsx'
import { changedLanguages } from './missing-languages.ts'

type EntryDialogProps = {
  list: BaseList
  /** Undefined for a new one. */
  entry: BaseEntry | undefined
  /** What adds one is called. */
  title: string
  open: boolean
  onClose: () => void
}

/** Adds an entry of a list, or renames it. Only the languages that were changed are sent, so two people can work on one name. */
export function EntryDialog({ list, entry, title, open, onClose }: EntryDialogProps) {
  const { t } = useLingui()
  // Chosen once: pressing again after a lost answer adds nothing twice.
  const [id] = useState(() => entry?.id ?? crypto.randomUUID())
  const [name, setName] = useState<Partial<Localized>>(entry?.name ?? {})
  const { send, isBusy, errorOf } = useStaffCall(loadSaveEntry, baseNouns)
  const submit = async () => {
    const body = { name: changedLanguages(entry?.name ?? {}, name) }
    if (await send({ params: { list, id }, body })) onClose()
  }
  return (
    <FormDialog
      title={entry ? t`Rename` : title}
      description={t`Where a language has no name, the English one is shown.`}
      submit={<Trans>Save</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <LocaleFields
        value={name}
        onValueChange={setName}
        errorOf={(locale) => errorOf(`name.${locale}`) ?? (locale === 'en' ? errorOf('name') : undefined)}
      />
    </FormDialog>
  )
}
