import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The site map, in the order of the specification (§2). */
export default [
  layout('routes/layouts/default.tsx', [
    index('routes/home.tsx'),
    route('about', 'routes/about.tsx'),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('error', 'routes/error.tsx'),
    route('masterclasses', 'routes/masterclasses.tsx'),
    route('subscription', 'routes/subscription.tsx'),
    route('subscription/:id', 'routes/subscription-plan.tsx'),
    route('support/privacy-policy', 'routes/support.tsx', { id: 'privacy-policy' }),
    route('support/terms-and-conditions', 'routes/support.tsx', { id: 'terms-and-conditions' }),
    route('support/account/deletion', 'routes/support.tsx', { id: 'account-deletion' }),
    route('support/game/terms-and-conditions', 'routes/support.tsx', { id: 'game-terms' }),
    route('courses/:slug', 'routes/course.tsx'),
    route('live-masterclasses/:slug', 'routes/live-masterclass.tsx'),
    route('online-masterclasses/:slug', 'routes/online-masterclass.tsx'),
    route('programs/:slug', 'routes/program.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/layouts/educations.tsx', [
    route('educations', 'routes/educations.tsx'),
    route('educations/qualifications', 'routes/qualifications.tsx'),
    route('educations/categories', 'routes/categories.tsx'),
    route('educations/categories/:id', 'routes/category.tsx'),
  ]),
  layout('routes/layouts/profile.tsx', [route('users/:id', 'routes/user.tsx')]),
  // Neither header nor footer: pages that lead on by themselves, and those made for paper.
  layout('routes/layouts/plain.tsx', []),
  route('live-masterclasses', 'routes/to-masterclasses.ts', { id: 'live-masterclasses' }),
  route('online-masterclasses', 'routes/to-masterclasses.ts', { id: 'online-masterclasses' }),
  route('logout', 'routes/logout.ts'),
  route('covers/:edition/:shape/:category/:file', 'routes/cover.ts'),
] satisfies RouteConfig
