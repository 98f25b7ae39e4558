import { readFileSync } from 'node:fs'
import type { Call } from '@chignon/app-kit/data/call'
import { courseDocumentEndpoints } from '@chignon/contract/catalogue/course-document'
import { staffCatalogueEndpoints } from '@chignon/contract/catalogue/staff-catalogue'
import { staffEventEndpoints } from '@chignon/contract/commerce/staff-event'
import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { staffPromoCodeEndpoints } from '@chignon/contract/commerce/staff-promo-code'
import { contactEndpoints } from '@chignon/contract/community/contact'
import { staffChatEndpoints } from '@chignon/contract/community/staff-chat'
import { staffContactEndpoints } from '@chignon/contract/community/staff-contact'
import { staffPersonEndpoints } from '@chignon/contract/identity/staff-person'
import { staffExamEndpoints } from '@chignon/contract/learning/staff-exam'

/** The pages of the studio, by their route. Those with a parameter find what they show by a call of the owner. */
const addresses: Record<string, string | ((call: Call) => Promise<string>)> = {
  '/': '/',
  '/orders': '/orders',
  '/orders/money-cases': '/orders/money-cases',
  '/orders/statement': '/orders/statement',
  '/orders/accountant': '/orders/accountant',
  '/orders/withdrawals': '/orders/withdrawals',
  '/orders/:id': async (call) => {
    const { data } = await call(staffOrderEndpoints.list, { query: { state: 'refunded' } })
    return `/orders/${idOf(data)}`
  },
  '/sales': '/sales',
  '/codes': '/codes',
  '/codes/:id': async (call) =>
    `/codes/${idOf((await call(staffPromoCodeEndpoints.list, { query: { search: 'welcome' } })).data)}`,
  '/events': '/events',
  '/events/:id': async (call) => `/events/${await eventId(call)}`,
  '/events/:id/attendees': async (call) => `/events/${await eventId(call)}/attendees`,
  '/events/:id/waiting-list': async (call) => `/events/${await eventId(call)}/waiting-list`,
  '/events/:id/seats': async (call) => `/events/${await eventId(call)}/seats`,
  '/chat': '/chat',
  '/chat/:id': async (call) => `/chat/${idOf((await call(staffChatEndpoints.list, {})).data)}`,
  '/chat/replies': '/chat/replies',
  '/inbox': '/inbox',
  '/inbox/:id': async (call) => {
    // The sample has no message of the contact form.
    const message = { full_name: 'Ada Bell', email: 'ada@example.com', subject: 'Opening hours' }
    await call(contactEndpoints.send, { body: message })
    return `/inbox/${idOf((await call(staffContactEndpoints.list, {})).data)}`
  },
  '/moderation': '/moderation',
  '/moderation/decisions': '/moderation/decisions',
  '/community/words': '/community/words',
  '/community/:list?': '/community',
  '/catalogue': '/catalogue',
  '/courses/:id': async (call) => `/courses/${await courseId(call)}`,
  '/courses/:id/lessons/:lessonId': async (call) => {
    const id = await courseId(call)
    const { draft } = (await call(courseDocumentEndpoints.show, { params: { id } })).data
    return `/courses/${id}/lessons/${Object.keys(draft.lessons)[0] ?? ''}`
  },
  '/exams': '/exams',
  '/exams/:id': async (call) => `/exams/${idOf((await call(staffExamEndpoints.list, {})).data)}`,
  '/certificates': '/certificates',
  '/history': '/history',
  '/people': '/people',
  '/people/:id': async (call) => {
    const { data } = await call(staffPersonEndpoints.list, { query: { search: 'learner@example.com' } })
    return `/people/${idOf(data)}`
  },
  '/*': '/nowhere',
}

/** The routes of the studio. Throws if one has no address here. */
export function studioRoutes(): string[] {
  const routes = Object.keys(addresses)
  const source = readFileSync(new URL('../../studio/app/routes.tsx', import.meta.url), 'utf8')
  for (const [, path = ''] of source.matchAll(/\bpath: '([^']+)'/g)) {
    if (!routes.some((route) => route === path || route.endsWith(`/${path}`)))
      throw new Error(`Add an address of the studio's page ${path} to apps/web/e2e/studio-pages.ts.`)
  }
  return routes
}

/** The address of a route of the studio. */
export async function studioAddress(route: string, owner: () => Promise<Call>): Promise<string> {
  const address = addresses[route]
  if (address === undefined) throw new Error(`There is no route ${route}.`)
  return `/studio${typeof address === 'string' ? address : await address(await owner())}`
}

async function courseId(call: Call): Promise<string> {
  return idOf(
    (await call(staffCatalogueEndpoints.list, { query: { kind: 'course', state: 'published' } })).data,
  )
}

async function eventId(call: Call): Promise<string> {
  return idOf((await call(staffEventEndpoints.list, {})).data)
}

function idOf([first]: { id: string }[]): string {
  if (!first) throw new Error('The sample has nothing to show.')
  return first.id
}
