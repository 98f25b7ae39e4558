/** The id of the sample educator, Inês Duarte. Sample ids are derived from names, so they never change. */
export const educatorId = 'a36aef08-cc7f-8da2-af3d-1c26c300462f'

/** The sample learner's ticket for the next event, and its code. */
export const ticket = { id: '9ba6d4d2-8829-8d5f-a399-8ab443eac1a6', code: 'TQY2QECZYGZH0DA589R2HYE4SNCS' }

/** Addresses of pages that the sample learner can open, by name. */
export const memberPages = {
  profile: '/profile',
  settings: '/profile/settings',
  'purchase history': '/profile/settings/purchase-history',
  'my tickets': '/profile/settings/my-tickets',
  'my subscription': '/profile/settings/subscription',
  exam: '/profile/programs/the-complete-cutter/exam',
  lesson: '/profile/courses/natural-curls-no-heat/lessons',
  'expired lesson': '/profile/courses/fishtail-from-fine-hair/lessons',
  'my ticket': `/profile/settings/my-tickets/${ticket.id}`,
  'my courses': '/profile/my-courses',
  'my course': '/profile/courses/freehand-balayage',
  'my program': '/profile/programs/the-complete-cutter',
} as const

/** Routes that guests cannot open, or that need a secret from a mail. Journeys of their own visit them. */
export const membersOnly = [
  '/account/verify-email',
  '/account/verify-email/:slug',
  '/courses/:slug/buy',
  '/programs/:slug/buy',
  '/online-masterclasses/:slug/buy',
  '/online-masterclasses/:slug/lesson',
  '/live-masterclasses/:slug/buy',
  '/subscription/:id/buy',
  '/orders/:id',
  '/orders/:id/attendees',
  '/orders/:id/payment',
  '/orders/:id/review',
  '/orders/:id/complete',
  '/orders/:id/withdrawal',
  '/profile',
  '/profile/my-courses',
  '/profile/my-masterclasses',
  '/profile/saved',
  '/profile/courses/:slug',
  '/profile/programs/:slug',
  '/profile/online-masterclasses/:slug',
  '/profile/programs/:slug/exam',
  '/profile/courses/:slug/lessons',
  '/profile/programs/:slug/lessons',
  '/profile/online-masterclasses/:slug/lessons',
  '/profile/settings',
  '/profile/settings/purchase-history',
  '/profile/settings/my-tickets',
  '/profile/settings/my-tickets/:id',
  '/profile/settings/subscription',
]

/**
 * Addresses of the sample content by name, several where a page has states. `all-pages.ts` adds the other routes without
 * parameters.
 */
export const pages = {
  home: '/',
  courses: '/educations',
  programs: '/educations?tab=programs',
  'nothing found': '/educations?search=zzqqxx',
  search: '/education-search?search=hair',
  'search with a typing error': '/education-search?search=bradi+baleyage',
  'search that finds nothing': '/education-search?search=zzqqxx',
  course: '/courses/classic-chignon-in-five-moves',
  program: '/programs/the-complete-cutter',
  masterclasses: '/masterclasses',
  'live masterclass': '/live-masterclasses/the-anatomy-of-a-perfect-cut',
  'online masterclass': '/online-masterclasses/curl-by-curl',
  basket: '/basket',
  contact: '/contact',
  about: '/about',
  subscription: '/subscription',
  'subscription plan': '/subscription/annual',
  categories: '/educations/categories',
  category: '/educations/categories/cutting',
  qualifications: '/educations/qualifications',
  person: `/users/${educatorId}`,
  ticket: `/tickets/${ticket.code}`,
  certificate: '/certificates/8NZ8-CBXQ-VPC7',
  'revoked certificate': '/certificates/2Z5J-C8YK-D5EZ',
  'privacy policy': '/support/privacy-policy',
  'terms and conditions': '/support/terms-and-conditions',
  'account deletion': '/support/account/deletion',
  'game terms': '/support/game/terms-and-conditions',
  login: '/login',
  register: '/register',
  'forgotten password': '/account/forgot-password',
  'password reset': '/account/password-reset',
  'password reset by a dead link': '/account/password-reset/no-such-link',
  error: '/error?status=500',
  'not found': '/nowhere',
} as const
