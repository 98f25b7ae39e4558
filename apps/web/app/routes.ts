import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The site map, in the order of the specification (§2). */
export default [
  layout('routes/layouts/default.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('error', 'routes/error.tsx'),
    route('masterclasses', 'routes/masterclasses.tsx'),
    route('courses/:slug', 'routes/course.tsx'),
    route('live-masterclasses/:slug', 'routes/live-masterclass.tsx'),
    route('online-masterclasses/:slug', 'routes/online-masterclass.tsx'),
    route('programs/:slug', 'routes/program.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/layouts/educations.tsx', [
    route('education-search', 'routes/education-search.tsx'),
    route('educations', 'routes/educations.tsx'),
  ]),
  route('live-masterclasses', 'routes/to-masterclasses.ts', { id: 'live-masterclasses' }),
  route('online-masterclasses', 'routes/to-masterclasses.ts', { id: 'online-masterclasses' }),
  route('logout', 'routes/logout.ts'),
  route('covers/:edition/:shape/:category/:file', 'routes/cover.ts'),
] satisfies RouteConfig
