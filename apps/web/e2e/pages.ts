/** Every page there is, by an address of the sample content. */
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
  login: '/login',
  register: '/register',
  error: '/error?status=500',
  'not found': '/nowhere',
} as const
