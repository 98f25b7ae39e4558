/** The kinds of notifications (NOTIFY-1). */
export const notificationKinds = [
  'exam-reviewed',
  'certificate-awarded',
  'badge-awarded',
  'order-paid',
  'invoice-due',
  'access-ending',
  'event-changed',
  'post-liked',
  'post-commented',
  'comment-liked',
  'comment-reply',
  'mention',
  'discussion-reply',
  'answer-accepted',
  'post-returned',
  'chat-message',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** When a person is mailed about a kind: at once, once a day with all others of the day, or never. */
export const deliveries = ['at-once', 'daily', 'never'] as const

/** When a person is mailed. */
export type Delivery = (typeof deliveries)[number]

/**
 * The kinds that a person chooses the delivery of, with what applies until they do. All others have mails of their own, which are
 * always sent, so that one thing is never mailed twice (NOTIFY-4).
 */
export const defaultDeliveries = {
  'badge-awarded': 'daily',
  'post-liked': 'never',
  'post-commented': 'daily',
  'comment-liked': 'never',
  'comment-reply': 'at-once',
  mention: 'at-once',
  'discussion-reply': 'daily',
  'answer-accepted': 'daily',
  'access-ending': 'at-once',
  'chat-message': 'at-once',
} as const satisfies Partial<Record<NotificationKind, Delivery>>

/** A kind that a person chooses the delivery of. */
export type ChosenKind = keyof typeof defaultDeliveries

/** The kinds that a person chooses the delivery of, in the order of the settings. */
export const chosenKinds = [
  'chat-message',
  'access-ending',
  'comment-reply',
  'mention',
  'answer-accepted',
  'post-commented',
  'discussion-reply',
  'post-liked',
  'comment-liked',
  'badge-awarded',
] as const satisfies readonly ChosenKind[]
