import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The site map, in the order of the specification (§2). */
export default [
  layout('routes/layouts/default.tsx', [
    index('routes/home.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('error', 'routes/error.tsx'),
    route('masterclasses', 'routes/masterclasses.tsx'),
    route('account/forgot-password', 'routes/forgot-password.tsx'),
    route('account/password-reset', 'routes/password-reset.tsx'),
    route('account/password-reset/:slug', 'routes/password-reset-link.tsx'),
    route('account/verify-email', 'routes/verify-email.tsx'),
    route('account/verify-email/:slug', 'routes/verify-email-link.tsx'),
    route('courses/:slug', 'routes/course.tsx'),
    route('live-masterclasses/:slug', 'routes/live-masterclass.tsx'),
    route('online-masterclasses/:slug', 'routes/online-masterclass.tsx'),
    route('programs/:slug', 'routes/program.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/layouts/educations.tsx', [route('educations', 'routes/educations.tsx')]),
  route('live-masterclasses', 'routes/to-masterclasses.ts', { id: 'live-masterclasses' }),
  route('online-masterclasses', 'routes/to-masterclasses.ts', { id: 'online-masterclasses' }),
  route('login/google', 'routes/social-login.ts', { id: 'login-google' }),
  route('login/facebook', 'routes/social-login.ts', { id: 'login-facebook' }),
  route('callback/facebook/:slug?', 'routes/social-callback.ts', { id: 'callback-facebook' }),
  route('callback/google/:slug?', 'routes/social-callback.ts', { id: 'callback-google' }),
  route('live-masterclasses/:slug/calendar.ics', 'routes/live-masterclass-calendar.ts'),
  route('logout', 'routes/logout.ts'),
  route('covers/:edition/:shape/:category/:file', 'routes/cover.ts'),
] satisfies RouteConfig
