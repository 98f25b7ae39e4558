import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./member-hero.tsx').then(({ MemberHero }) => MemberHero)

/** The hero of members, which guests do not load. */
export const LazyMemberHero = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
