import type { WaitingKind } from '@chignon/contract/platform/today'
import { useLingui } from '@lingui/react/macro'

/** What each figure of Today is called, and what it counts. */
export function useWaitingTexts(): Record<WaitingKind, { label: string; explanation: string }> {
  const { t } = useLingui()
  return {
    chats: {
      label: t`Unanswered chats`,
      explanation: t`Open conversations in which a person wrote after the academy’s last answer.`,
    },
    contact_messages: {
      label: t`Contact messages`,
      explanation: t`Messages of the contact form that are neither answered nor put aside.`,
    },
    exams: { label: t`Exams to review`, explanation: t`Exams that were submitted and have no result yet.` },
    reports: {
      label: t`Reports`,
      explanation: t`Texts and people that were reported or held, without a decision.`,
    },
    money_cases: {
      label: t`Money to look at`,
      explanation: t`Disputes, refunds made at the payment provider, and payments that fit no order.`,
    },
    refunds_to_send: {
      label: t`Refunds to send`,
      explanation: t`Money to return by bank transfer, or that a card could not take back.`,
    },
    transfers_due: {
      label: t`Transfers due`,
      explanation: t`Unpaid invoices that end within two days or have ended.`,
    },
    bank_payments: {
      label: t`Payments to book`,
      explanation: t`Payments of bank statements that are neither booked nor set aside; their age is from the day of the bank.`,
    },
    failed_videos: { label: t`Failed videos`, explanation: t`Videos that could not be processed.` },
  }
}
