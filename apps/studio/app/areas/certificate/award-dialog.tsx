import type { CertificateThing } from '@chignon/contract/learning/staff-certificate'
import { Combobox } from '@chignon/ui/combobox'
import { DateField } from '@chignon/ui/date-field'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { certificateNouns, certificateThingsQuery, loadAward } from './certificate-queries.ts'
import { HolderField, type Holder } from './holder-field.tsx'
import { useTierNames } from './use-tier-names.ts'

type AwardDialogProps = {
  /** Who is awarded; null to choose a person. */
  holder: Holder | null
  open: boolean
  onClose: () => void
}

/** Awards a certificate that a person did not earn here by themselves (CERT-16). */
export function AwardDialog({ holder: given, open, onClose }: AwardDialogProps) {
  const { t } = useLingui()
  const tiers = useTierNames()
  const { data, isPending } = useLoadedQuery(certificateThingsQuery({}))
  const things = data?.data ?? []
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const [holder, setHolder] = useState(given)
  const [thing, setThing] = useState<CertificateThing | null>(null)
  const [earnedOn, setEarnedOn] = useState(today)
  const [reason, setReason] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { send, isBusy, errorOf } = useStaffCall(loadAward, certificateNouns)
  const isReasonMissing = reason.trim() === ''
  const submit = async () => {
    setIsSubmitted(true)
    if (!holder || !thing || earnedOn === '' || isReasonMissing) return
    const body = {
      person_id: holder.id,
      tier: thing.tier,
      thing_id: thing.id,
      earned_on: earnedOn,
      reason,
    }
    if (await send({ body })) onClose()
  }
  return (
    <FormDialog
      title={given ? t`Award a certificate to ${given.name}` : t`Award a certificate`}
      description={t`It is like any other, with a code and a page. The holder is mailed.`}
      submit={<Trans>Award</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      {!given && (
        <HolderField
          value={holder}
          onValueChange={setHolder}
          error={errorOf('person_id') ?? (isSubmitted && !holder ? t`Choose a person.` : undefined)}
        />
      )}
      <Combobox
        label={t`For what`}
        placeholder={t`Type a name`}
        options={things.map(({ id, tier, name }) => ({ value: id, label: name, group: tiers[tier] }))}
        value={thing?.id ?? ''}
        onValueChange={(id) => setThing(things.find((each) => each.id === id) ?? null)}
        isLoading={isPending}
        error={errorOf('thing_id') ?? (isSubmitted && !thing ? t`Choose what it is for.` : undefined)}
        isRequired
      />
      <DateField
        label={t`Earned on`}
        value={earnedOn}
        onValueChange={setEarnedOn}
        max={today}
        error={errorOf('earned_on')}
        isRequired
      />
      <TextareaField
        label={t`Reason`}
        hint={t`For the history; the certificate does not show it.`}
        dir="auto"
        value={reason}
        onValueChange={setReason}
        error={errorOf('reason') ?? (isSubmitted && isReasonMissing ? t`Say why.` : undefined)}
        maxLength={1000}
        isRequired
      />
    </FormDialog>
  )
}
