/** Every kind of mail the academy sends. */
export const mailKinds = [
  'reset-password',
  'password-changed',
  'verify-email',
  'contact-message',
  'contact-receipt',
  'subscription-cancelled',
  'subscription-past-due',
  'subscription-ended',
  'order-paid',
  'order-invoice',
  'order-reminder',
  'order-cancelled',
  'order-refunded',
  'refund-sent',
  'withdrawal-received',
  'seat-gone',
  'ticket',
  'ticket-refunded',
  'ticket-handed-over',
  'event-cancelled',
  'event-postponed',
  'waitlist-joined',
  'waitlist-offered',
  'waitlist-lapsed',
  'certificate-awarded',
  'certificate-revoked',
  'certificate-corrected',
] as const

/** A kind of mail. */
export type MailKind = (typeof mailKinds)[number]
