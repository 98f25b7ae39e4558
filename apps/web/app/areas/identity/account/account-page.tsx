import { AuthPanel, type AuthPanelProps } from '@chignon/ui/auth-panel'
import { Strands, type StrandsProps } from '@chignon/ui/strands'
import type { ReactNode } from 'react'

type AccountPageProps = Pick<
  AuthPanelProps,
  'text' | 'social' | 'socialLabel' | 'switchPrompt' | 'switchLabel' | 'switchAction'
> & {
  title: string
  /** Seed of the decorative strands. */
  seed: string
  coiffure?: StrandsProps['coiffure']
  children: ReactNode
}

/** Page of the account area: a panel, with decorative strands beside it on wide screens. */
export function AccountPage({ seed, coiffure = 'knot', children, ...panel }: AccountPageProps) {
  return (
    <div className="relative isolate grid grow overflow-hidden md:grid-cols-2">
      <div className="grid place-items-center px-gutter py-14 md:py-20">
        <AuthPanel level={1} {...panel}>
          {children}
        </AuthPanel>
      </div>
      <div className="relative hidden border-s border-line bg-surface md:block">
        <Strands
          seed={seed}
          coiffure={coiffure}
          width={640}
          height={800}
          className="absolute inset-0 size-full"
        />
      </div>
    </div>
  )
}
