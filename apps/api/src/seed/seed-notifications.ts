import type { NotificationKind } from '@chignon/contract/platform/notification-kinds'
import { notificationActors, notifications } from '../platform/db/schema/notification.ts'
import { daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

type SampleNotification = {
  person: string
  kind: NotificationKind
  /** The type of the subject, and what its id is made of. */
  subject: [type: string, ...key: string[]]
  /** The latest first. */
  actors?: string[]
  hoursAgo: number
  isRead?: boolean
}

// About what the sample's learners really have: a message, likes and comments, an access that ends in three days, an order.
const samples: SampleNotification[] = [
  {
    person: 'ana-diaz',
    kind: 'chat-message',
    subject: ['conversation', 'ana-diaz'],
    actors: ['noor-haddad'],
    hoursAgo: 1.5,
  },
  {
    person: 'ana-diaz',
    kind: 'post-liked',
    subject: ['post', 'copper-swatches-side-by-side'],
    actors: ['hannah-brooks', 'jonas-weber', 'parisa-karimi', 'lucia-romero'],
    hoursAgo: 4,
  },
  {
    person: 'ana-diaz',
    kind: 'access-ending',
    subject: ['course', 'natural-curls-no-heat'],
    hoursAgo: 26,
  },
  {
    person: 'ana-diaz',
    kind: 'order-paid',
    subject: ['order', 'ana-diaz', 'freehand-balayage'],
    hoursAgo: 6 * 24,
    isRead: true,
  },
  {
    person: 'ana-diaz',
    kind: 'post-commented',
    subject: ['post', 'how-do-you-say-no-to-a-photo'],
    actors: ['marco-bellini', 'lucia-romero', 'soraya-rahimi'],
    hoursAgo: 8.5 * 24,
    isRead: true,
  },
  {
    person: 'mila-novak',
    kind: 'post-commented',
    subject: ['post', 'why-do-my-waves-drop-before-lunch'],
    actors: ['jonas-weber', 'ines-duarte'],
    hoursAgo: 1.5 * 24,
  },
  {
    person: 'mila-novak',
    kind: 'discussion-reply',
    subject: ['discussion', 'course', 'my-first-bob-sits-longer-on-the-right'],
    actors: ['jonas-weber', 'ines-duarte'],
    hoursAgo: 5 * 24,
    isRead: true,
  },
]

/** Inserts notifications of the sample's learners. They are not mailed. */
export async function seedNotifications({ db, now }: SeedContext): Promise<void> {
  for (const { person, kind, subject, actors = [], hoursAgo, isRead = false } of samples) {
    const [subjectType, ...key] = subject
    const id = seedId('notification', person, kind, ...key)
    const createdAt = daysBefore(now, hoursAgo / 24)
    await db.insert(notifications).values({
      id,
      userId: seedId('user', person),
      kind,
      subjectType,
      subjectId: seedId(subjectType, ...key),
      createdAt,
      readAt: isRead ? createdAt : null,
      mailedAt: createdAt,
    })
    if (actors.length === 0) continue
    await db.insert(notificationActors).values(
      actors.map((actor, index) => ({
        notificationId: id,
        userId: seedId('user', actor),
        createdAt: new Date(createdAt.getTime() - index * 60_000),
      })),
    )
  }
}
