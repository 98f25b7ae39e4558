import { lazyWhenIdle } from '../../lib/browser/lazy-component.tsx'

const load = () => import('./idle-parts.tsx').then(({ FooterNewsletter }) => FooterNewsletter)

/** The form of the newsletter in the footer. */
export const LazyNewsletterForm = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
