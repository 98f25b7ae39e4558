import type { NotificationKind } from '@chignon/contract/platform/notification-kinds'
import { Award } from '@chignon/ui/icons/award'
import { CalendarClock } from '@chignon/ui/icons/calendar-clock'
import { FileText } from '@chignon/ui/icons/file-text'
import { Heart } from '@chignon/ui/icons/heart'
import type { IconProps } from '@chignon/ui/icons/icon'
import { MessageCircle } from '@chignon/ui/icons/message-circle'
import { Receipt } from '@chignon/ui/icons/receipt'
import type { ComponentType } from 'react'

const icons: Record<NotificationKind, ComponentType<IconProps>> = {
  'exam-reviewed': Award,
  'certificate-awarded': Award,
  'badge-awarded': Award,
  'order-paid': Receipt,
  'invoice-due': Receipt,
  'access-ending': CalendarClock,
  'event-changed': CalendarClock,
  'post-liked': Heart,
  'post-commented': MessageCircle,
  'comment-liked': Heart,
  'comment-reply': MessageCircle,
  mention: MessageCircle,
  'discussion-reply': MessageCircle,
  'answer-accepted': Award,
  'post-returned': FileText,
  'chat-message': MessageCircle,
}

/** The icon of a kind of notification, in a circle. */
export function NotificationIcon({ kind }: { kind: NotificationKind }) {
  const Icon = icons[kind]
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-pill border border-line bg-surface text-accent">
      <Icon className="size-5" />
    </span>
  )
}
