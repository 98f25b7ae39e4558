import type { NotificationSettings } from '@chignon/contract/platform/notification'
import type { FormFields } from '../../../../lib/forms/form-fields.ts'

/** When to be mailed about each kind (NOTIFY-3). */
export const notificationSettingFields = {
  'chat-message': {},
  'access-ending': {},
  'comment-reply': {},
  mention: {},
  'answer-accepted': {},
  'post-commented': {},
  'discussion-reply': {},
  'post-liked': {},
  'comment-liked': {},
  'badge-awarded': {},
} satisfies FormFields<NotificationSettings>

/** The field of a link that ends mails. The token is part of the address. */
export const unsubscribeFields = { token: {} } satisfies FormFields<{ token: string }>
