import type { levels } from '@chignon/contract/catalogue/course'
import type { eventScheduleNames } from '@chignon/contract/catalogue/live-masterclass'
import type { orderStateNames } from '@chignon/contract/commerce/commerce-rules'
import type { paymentStateNames } from '@chignon/contract/commerce/payment'
import type { ticketStateNames } from '@chignon/contract/commerce/ticket'
import type { waitlistStateNames } from '@chignon/contract/commerce/waitlist'
import type { newsletterIssueStates } from '@chignon/contract/community/newsletter-issue'
import type { textStates } from '@chignon/contract/community/text-state'
import type { certificateStateNames } from '@chignon/contract/identity/award'
import type { identityChecks } from '@chignon/contract/identity/second-factor'
import type { examAttemptStates } from '@chignon/contract/learning/exam'
import type { ListedCertificate } from '@chignon/contract/learning/staff-certificate'
import type { videoStateNames } from '@chignon/contract/learning/video'
import type { voiceOverStateNames } from '@chignon/contract/learning/voice-over'
import { useLingui } from '@lingui/react/macro'
import { useMailNames } from './use-mail-names.ts'
import { useReasonNames } from './use-reason-names.ts'

type Code =
  | (typeof eventScheduleNames)[number]
  | (typeof levels)[number]
  | (typeof orderStateNames)[number]
  | (typeof paymentStateNames)[number]
  | (typeof ticketStateNames)[number]
  | (typeof waitlistStateNames)[number]
  | (typeof newsletterIssueStates)[number]
  | (typeof textStates)[number]
  | (typeof certificateStateNames)[number]
  | (typeof identityChecks)[number]
  | (typeof examAttemptStates)[number]
  | ListedCertificate['tier']
  | (typeof videoStateNames)[number]
  | (typeof voiceOverStateNames)[number]
  | 'booked'
  | 'done'
  | 'open'
  | 'resolved'
  | 'set_aside'

/** The words for what is recorded as a code: states, reasons, mails. A text that a person wrote stays as it is. */
export function useCodeWords(): (code: string) => string {
  const { t } = useLingui()
  const words: Record<Code, string> = {
    accepted: t({ context: 'value', message: 'Accepted' }),
    advanced: t`Advanced`,
    approved: t`Passed`,
    awaiting_payment: t`Awaiting payment`,
    booked: t({ context: 'value', message: 'Booked' }),
    cancelled: t`Cancelled`,
    closed: t({ context: 'value', message: 'Closed' }),
    created: t({ context: 'value', message: 'Begun' }),
    declined: t({ context: 'value', message: 'Declined' }),
    done: t({ context: 'value', message: 'Done' }),
    draft: t({ context: 'value', message: 'Draft' }),
    expired: t`Expired`,
    failed: t({ context: 'value', message: 'Failed' }),
    foundation: t`Foundation`,
    gold: t`Gold`,
    held: t({ context: 'value', message: 'Held back' }),
    hidden: t({ context: 'value', message: 'Hidden' }),
    'in-person': t({ context: 'value', message: 'In person' }),
    intermediate: t`Intermediate`,
    lapsed: t({ context: 'value', message: 'Not taken in time' }),
    left: t({ context: 'value', message: 'Left the list' }),
    needs_card: t({ context: 'value', message: 'Waits for a card' }),
    needs_confirmation: t({ context: 'value', message: 'Waits for a confirmation' }),
    offered: t`Offered`,
    open: t({ context: 'value', message: 'Open' }),
    ordered: t`Ordered, not paid`,
    paid: t`Paid`,
    partly_refunded: t`Partly refunded`,
    'phone-call': t({ context: 'value', message: 'By phone' }),
    playable: t({ context: 'value', message: 'Playable' }),
    postponed: t({ context: 'value', message: 'Postponed' }),
    premium_gold: t`Premium gold`,
    probing: t({ context: 'value', message: 'Being checked' }),
    processing: t({ context: 'value', message: 'In progress' }),
    ready: t({ context: 'value', message: 'Ready' }),
    ready_for_submission: t({ context: 'value', message: 'In progress' }),
    received: t({ context: 'value', message: 'Received' }),
    refunded: t`Refunded`,
    rejected: t`Not passed`,
    rescheduled: t({ context: 'value', message: 'On a new date' }),
    resolved: t({ context: 'value', message: 'Closed' }),
    revoked: t({ context: 'value', message: 'Revoked' }),
    scheduled: t({ context: 'value', message: 'Scheduled' }),
    sending: t({ context: 'value', message: 'Being sent' }),
    sent: t({ context: 'value', message: 'Sent' }),
    set_aside: t({ context: 'value', message: 'Set aside' }),
    silver: t`Silver`,
    submitted: t`To review`,
    succeeded: t({ context: 'value', message: 'Done' }),
    transcoding: t({ context: 'value', message: 'In progress' }),
    uploading: t({ context: 'value', message: 'Being uploaded' }),
    used: t`Checked in`,
    valid: t`Valid`,
    'video-call': t({ context: 'value', message: 'By video call' }),
    visible: t({ context: 'value', message: 'Visible' }),
    waiting: t({ context: 'value', message: 'Waiting' }),
  }
  const all = new Map<string, string>(Object.entries({ ...useMailNames(), ...useReasonNames(), ...words }))
  return (code) => all.get(code) ?? code
}
