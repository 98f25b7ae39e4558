import { Button } from '@chignon/ui/button'
import type { ComponentProps, ReactNode } from 'react'
import { PageLink } from '../../site/page-link.tsx'
import { LazyEmptyState } from '../../site/lazy-empty-state.tsx'

type EmptySettingsProps = Pick<
  ComponentProps<typeof LazyEmptyState>,
  'seed' | 'coiffure' | 'title' | 'text'
> & {
  /** Where to begin. */
  to: string
  children: ReactNode
}

/** Replaces what a settings page lists while there is nothing; `children` names the link to begin with. */
export function EmptySettings({ to, children, ...state }: EmptySettingsProps) {
  return (
    <LazyEmptyState
      {...state}
      action={
        <Button asChild>
          <PageLink to={to}>{children}</PageLink>
        </Button>
      }
    />
  )
}
