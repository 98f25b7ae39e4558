/** The sample's educator, Inês Duarte: an id is made of a name, and so the same in every sample. */
export const educatorId = 'a36aef08-cc7f-8da2-af3d-1c26c300462f'

/** Every page there is, by an address of the sample content. */
export const pages = {
  home: '/',
  courses: '/educations',
  programs: '/educations?tab=programs',
  'nothing found': '/educations?search=zzqqxx',
  course: '/courses/classic-chignon-in-five-moves',
  program: '/programs/the-complete-cutter',
  masterclasses: '/masterclasses',
  'live masterclass': '/live-masterclasses/the-anatomy-of-a-perfect-cut',
  'online masterclass': '/online-masterclasses/curl-by-curl',
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
  error: '/error?status=500',
  'not found': '/nowhere',
} as const
