export type BenchPage = {
  name: string
  path: string
  /** The cookie of a session, for a page of a member. Default signed out. */
  cookie?: { name: string; value: string }
}

/** The public pages to measure. Pages excluded from search engines are left out, because indexability is part of the SEO score. */
export const pages: readonly BenchPage[] = [
  { name: 'home', path: '/' },
  { name: 'educations', path: '/educations' },
  { name: 'search', path: '/education-search' },
  { name: 'programs', path: '/educations?tab=programs' },
  { name: 'masterclasses', path: '/masterclasses' },
  { name: 'course', path: '/courses/bob-from-line-to-movement' },
  { name: 'program', path: '/programs/the-complete-cutter' },
  { name: 'live', path: '/live-masterclasses/the-anatomy-of-a-perfect-cut' },
  { name: 'online', path: '/online-masterclasses/the-editorial-knot' },
  { name: 'about', path: '/about' },
  { name: 'subscription', path: '/subscription' },
  { name: 'plan', path: '/subscription/annual' },
  { name: 'categories', path: '/educations/categories' },
  { name: 'category', path: '/educations/categories/cutting' },
  { name: 'qualifications', path: '/educations/qualifications' },
  { name: 'person', path: '/users/a36aef08-cc7f-8da2-af3d-1c26c300462f' },
  { name: 'posts', path: '/posts' },
  { name: 'post', path: '/posts/tension-belongs-in-the-fingers-not-the-wrist' },
  { name: 'terms', path: '/support/terms-and-conditions' },
  { name: 'privacy', path: '/support/privacy-policy' },
  { name: 'deletion', path: '/support/account/deletion' },
  { name: 'game terms', path: '/support/game/terms-and-conditions' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'contact', path: '/contact' },
  { name: 'forgot password', path: '/account/forgot-password' },
  { name: 'password reset', path: '/account/password-reset' },
]
