import { authEndpoints } from '@chignon/contract/identity/auth'
import { staffCatalogueEndpoints } from '@chignon/contract/catalogue/staff-catalogue'
import { staffEventEndpoints } from '@chignon/contract/commerce/staff-event'
import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { staffChatEndpoints } from '@chignon/contract/community/staff-chat'
import { staffPersonEndpoints } from '@chignon/contract/identity/staff-person'
import { staffExamEndpoints } from '@chignon/contract/learning/staff-exam'
import { createCall } from '@chignon/app-kit/data/call'
import { signIn } from './member-pages.ts'
import type { BenchPage } from './pages.ts'

const owner = { email: 'owner@example.com', password: 'hairdesign' }

/** The pages of the studio, for the owner of the sample. */
export async function openStudioPages(origin: string): Promise<BenchPage[]> {
  const cookie = await signIn(origin, owner)
  const base = `${origin}/api/v1`
  const { data: session } = await createCall({ base, locale: 'en' })(authEndpoints.login, { body: owner })
  const call = createCall({ base, locale: 'en', token: session.token })
  const first = async (things: Promise<{ data: { id: string }[] }>) => (await things).data[0]?.id ?? ''
  const event = await first(call(staffEventEndpoints.list, {}))
  const { data: courses } = await call(staffCatalogueEndpoints.list, { query: { kind: 'course' } })
  const course = courses[0]?.id ?? ''
  const paths = {
    today: '',
    orders: '/orders',
    order: `/orders/${await first(call(staffOrderEndpoints.list, { query: { state: 'paid' } }))}`,
    'money to look at': '/orders/money-cases',
    statement: '/orders/statement',
    accountant: '/orders/accountant',
    withdrawals: '/orders/withdrawals',
    sales: '/sales',
    events: '/events',
    event: `/events/${event}`,
    attendees: `/events/${event}/attendees`,
    'waiting list': `/events/${event}/waiting-list`,
    seats: `/events/${event}/seats`,
    chat: '/chat',
    conversation: `/chat/${await first(call(staffChatEndpoints.list, {}))}`,
    'saved replies': '/chat/replies',
    inbox: '/inbox',
    moderation: '/moderation',
    decisions: '/moderation/decisions',
    'word list': '/community/words',
    community: '/community',
    catalogue: '/catalogue',
    course: `/courses/${course}`,
    exams: '/exams',
    exam: `/exams/${await first(call(staffExamEndpoints.list, {}))}`,
    certificates: '/certificates',
    history: '/history',
    people: '/people',
    person: `/people/${await first(call(staffPersonEndpoints.list, { query: { search: 'learner@example.com' } }))}`,
  }
  return Object.entries(paths).map(([name, path]) => ({ name, path: `/studio${path}`, cookie }))
}
