import type { AccessPeriod } from '@chignon/contract/learning/access-grant'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadTakeBack, personNouns } from './person-queries.ts'

type TakeBackDialogProps = { name: string; period: AccessPeriod; open: boolean; onClose: () => void }

/** Ends access that the academy gave. */
export function TakeBackDialog({ name, period, open, onClose }: TakeBackDialogProps) {
  const { t } = useLingui()
  const { date } = useLocalTime()
  const { send, isBusy } = useStaffCall(loadTakeBack, personNouns)
  const submit = async () => {
    if (await send({ params: { id: period.id } })) onClose()
  }
  return (
    <FormDialog
      title={t`Take back the access to ${name}?`}
      description={t`It was given until ${date(period.ends_at)} and ends now. No mail is sent. What the person learned stays, and what they bought too.`}
      submit={<Trans>Take back</Trans>}
      variant="danger"
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      {null}
    </FormDialog>
  )
}
