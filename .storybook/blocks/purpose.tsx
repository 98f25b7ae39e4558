import type { ReactNode } from 'react'
import type { ModuleExport } from 'storybook/internal/types'
import { Badge } from '@chignon/ui/badge'
import { CopyLine } from './copy-line.tsx'
import { Example } from './example.tsx'
import { useComponent } from './use-component.ts'

const tones = { stable: 'success', beta: 'accent', alpha: 'warning' } as const

/** The header of the page: name, status, purpose in a sentence or two, size, and an example. */
export function Purpose({ of, children }: { of: ModuleExport; children: ReactNode }) {
  const { name, group, level, bytes, folder } = useComponent()
  return (
    <header>
      <p className="overline-label text-text-muted">{group}</p>
      <div className="mt-3 flex flex-wrap items-baseline gap-x-5 gap-y-2">
        <h1 className="headline-type text-display">{name}</h1>
        <Badge tone={level ? tones[level] : 'neutral'}>{level ?? 'not measured yet'}</Badge>
      </div>
      <div className="mt-5 max-w-prose text-lead text-text-muted">{children}</div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <CopyLine text={`@chignon/ui/${folder}`} />
        {bytes !== null && (
          <p className="text-small text-text-muted tabular-nums">
            {(bytes / 1000).toFixed(1)} kB of script, compressed
          </p>
        )}
      </div>
      <Example of={of} className="mt-10" />
    </header>
  )
}
