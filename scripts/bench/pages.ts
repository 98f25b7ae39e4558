/** The pages whose first load is measured. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'educations', path: '/educations' },
  { name: 'course', path: '/courses/bob-from-line-to-movement' },
  { name: 'about', path: '/about' },
  { name: 'subscription', path: '/subscription' },
  { name: 'plan', path: '/subscription/annual' },
  { name: 'categories', path: '/educations/categories' },
  { name: 'category', path: '/educations/categories/cutting' },
  { name: 'qualifications', path: '/educations/qualifications' },
  { name: 'person', path: '/users/a36aef08-cc7f-8da2-af3d-1c26c300462f' },
  { name: 'terms', path: '/support/terms-and-conditions' },
  { name: 'login', path: '/login' },
]
