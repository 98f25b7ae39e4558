import { useLingui } from '@lingui/react/macro'
import { useVerbNames } from './use-verb-names.ts'

/** What an action did, in words: its own, else those of its verb. */
export function useActionNames(): (action: string) => string {
  const { t } = useLingui()
  const verbs = useVerbNames()
  const names: Record<string, string> = {
    'certificate.award': t`Certificate awarded by hand`,
    'certificate.correct-name': t`Name on a certificate corrected`,
    'certificate.revoke': t`Certificate revoked`,
    'chat.close': t`Chat closed`,
    'course.create': t`Course begun`,
    'course.delete': t`Course deleted`,
    'course.publish': t`Course published`,
    'course.schedule': t`Publication of a course planned`,
    'course.withdraw': t`Course made a draft again`,
    'credential-key.replace': t`Key of credentials replaced`,
    'exam.reopen': t`Exam opened again`,
    'history.export': t`History exported`,
    'live-masterclass.cancel': t`Event cancelled`,
    'live-masterclass.postpone': t`Event postponed`,
    'money-case.resolve': t`Case of money closed`,
    'order.mark-paid': t`Transfer recorded`,
    'order.mark-refund-sent': t`Refund marked as sent`,
    'order.refund': t`Order refunded`,
    'promo-code.change': t`Promotional code changed`,
    'promo-code.create': t`Promotional code made`,
    'promo-code.create-series': t`Series of codes made`,
    'promo-code.delete': t`Promotional code deleted`,
    'promo-code.export': t`Codes of a series exported`,
    'promo-code.switch-off': t`Promotional code switched off`,
    'promo-code.switch-off-series': t`Series of codes switched off`,
    'promo-code.switch-on': t`Promotional code switched on`,
    'promo-code.switch-on-series': t`Series of codes switched on`,
    'second-factor.reset': t`Two-step login reset`,
    'ticket.hand-over': t`Ticket handed over`,
    'ticket-type.set-seats': t`Number of seats changed`,
    'user.add-note': t`Note added`,
    'user.change-email': t`E-mail address changed`,
    'user.change-role': t`Role changed`,
    'user.give-access': t`Access given`,
    'user.lift-suspension': t`Suspension lifted`,
    'user.remove-note': t`Note removed`,
    'user.suspend': t`Person suspended`,
    'user.take-back-access': t`Access taken back`,
    'user.undo-email-change': t`Change of e-mail address undone`,
  }
  return (action) => names[action] ?? verbs[action.split('.')[1] ?? ''] ?? action
}
