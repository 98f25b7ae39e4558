/** The pages whose first load is measured. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'educations', path: '/educations' },
  { name: 'search', path: '/education-search?search=braid' },
  { name: 'course', path: '/courses/bob-from-line-to-movement' },
  { name: 'login', path: '/login' },
]
