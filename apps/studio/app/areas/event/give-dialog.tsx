import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import { SelectField } from '@chignon/ui/select-field'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { eventNouns, loadGive } from './event-queries.ts'

type GiveDialogProps = { event: StaffEvent; open: boolean; onClose: () => void }

/** Gives a person a ticket: it takes a seat, and there is no order and no invoice. */
export function GiveDialog({ event, open, onClose }: GiveDialogProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { locales, locale } = useStartData()
  const types = event.ticket_types
  const [form, setForm] = useState({
    full_name: '',
    email: '',
    ticket_type_id: (types.find(({ left }) => left > 0) ?? types[0])?.id ?? '',
    ticket_package_id: '',
    locale,
    reason: '',
  })
  // One key for the dialog: pressing again after a lost answer gives no second ticket.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { send, isBusy, errorOf } = useStaffCall(loadGive, eventNouns)
  const fieldOf = (name: keyof typeof form) => ({
    value: form[name],
    onValueChange: (value: string) => setForm((before) => ({ ...before, [name]: value })),
    error: errorOf(name),
  })
  const submit = async () => {
    const body = { ...form, ticket_package_id: form.ticket_package_id || null }
    if (await send({ params: { id: event.id }, body, idempotencyKey })) onClose()
  }
  const nameOf = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return (
    <FormDialog
      title={t`Give a ticket`}
      description={t`It takes a seat and is mailed at once. There is no order and no invoice.`}
      submit={<Trans>Give the ticket</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField label={t`Full name`} {...fieldOf('full_name')} isRequired />
      <TextField label={t`E-mail`} type="email" dir="ltr" {...fieldOf('email')} isRequired />
      <SelectField label={t`Kind of ticket`} {...fieldOf('ticket_type_id')} isRequired>
        {types.map(({ id, name, left }) => (
          <option key={id} value={id} disabled={left === 0}>
            {t`${name} (${number(left)} left)`}
          </option>
        ))}
      </SelectField>
      {event.packages.length > 0 && (
        <SelectField label={t`Package`} {...fieldOf('ticket_package_id')}>
          <option value="">{t({ context: 'package', message: 'None' })}</option>
          {event.packages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={t`Language of the ticket`} {...fieldOf('locale')}>
        {locales.map((code) => (
          <option key={code} value={code} lang={code}>
            {nameOf(code)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Reason`}
        hint={t`For colleagues; it is in the history.`}
        {...fieldOf('reason')}
        maxLength={1000}
        isRequired
      />
    </FormDialog>
  )
}
