import type { ReactNode } from 'react'
import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./profile-strands.tsx').then(({ ProfileStrands }) => ProfileStrands)
const LazyStrands = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })

/** Background of the profile pages, with decorative strands. */
export function ThemedBackground({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate flex grow flex-col overflow-clip">
      <LazyStrands />
      {children}
    </div>
  )
}
