/** The id of the sample educator, Inês Duarte. Sample ids are derived from names, so they never change. */
export const educatorId = 'a36aef08-cc7f-8da2-af3d-1c26c300462f'

/** Routes that guests cannot open, or that need a secret from a mail. Journeys of their own visit them. */
export const membersOnly = [
  '/account/verify-email',
  '/account/verify-email/:slug',
  '/courses/:slug/buy',
  '/programs/:slug/buy',
  '/online-masterclasses/:slug/buy',
  '/online-masterclasses/:slug/lesson',
  '/live-masterclasses/:slug/buy',
  '/basket',
  '/orders/:id',
  '/orders/:id/attendees',
  '/orders/:id/payment',
  '/orders/:id/review',
  '/orders/:id/complete',
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
  contact: '/contact',
  about: '/about',
  subscription: '/subscription',
  'subscription plan': '/subscription/annual',
  categories: '/educations/categories',
  category: '/educations/categories/cutting',
  qualifications: '/educations/qualifications',
  person: `/users/${educatorId}`,
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
