import { lazyWhenIdle } from '../../lib/browser/lazy-component.tsx'
import { loadIdleParts } from './load-idle-parts.ts'

const load = () => loadIdleParts().then(({ FooterNewsletter }) => FooterNewsletter)

/** The form of the newsletter in the footer. */
export const LazyNewsletterForm = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
