import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import type { StaffTicket } from '@chignon/contract/commerce/staff-ticket'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadResend } from './event-queries.ts'

/** Mails a ticket to its holder again, and says so. */
export function useResend() {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const { send, isBusy } = useStaffCall(loadResend, [])
  const resend = async ({ id, holder: { email } }: Pick<StaffTicket, 'id' | 'holder'>) => {
    if (!(await send({ params: { id } }))) return
    showToast({ tone: 'success', message: t`The ticket is on its way to ${email}.` })
  }
  return { resend, isBusy }
}
