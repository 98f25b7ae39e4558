/** The pages whose first load is measured. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'educations', path: '/educations' },
  { name: 'course', path: '/courses/bob-from-line-to-movement' },
  { name: 'program', path: '/programs/the-complete-cutter' },
  { name: 'live', path: '/live-masterclasses/the-anatomy-of-a-perfect-cut' },
  { name: 'online', path: '/online-masterclasses/the-editorial-knot' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'contact', path: '/contact' },
  { name: 'forgot password', path: '/account/forgot-password' },
  { name: 'password reset', path: '/account/password-reset/no-such-link' },
]
