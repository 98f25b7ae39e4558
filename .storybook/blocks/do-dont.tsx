import type { ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { Check, X } from 'lucide-react'
import { Section } from './section.tsx'
import { withCode } from './with-code.tsx'

const line = cva('mb-12 border-t-2', { variants: { is: { do: 'border-success', dont: 'border-error' } } })
const label = cva('flex items-center gap-1.5 text-small font-medium', {
  variants: { is: { do: 'text-success', dont: 'text-error' } },
})

export type AdviceProps = {
  /** Why, in a sentence. */
  caption: string
  /** The real component, as it should or should not be used. */
  children: ReactNode
}

/** Pairs of `Do` and `Dont`, side by side; below each other with `isWide`, for what needs a page's width. */
export function DoDont({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <Section title="Do and don’t">
      <div className={cx('-mb-12 grid grid-cols-1 gap-x-8', !isWide && 'sm:grid-cols-2')}>{children}</div>
    </Section>
  )
}

function Advice({ is, caption, children }: AdviceProps & { is: 'do' | 'dont' }) {
  const Icon = is === 'do' ? Check : X
  return (
    <figure className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0">
      <div
        // As the toolbar says: it is brought to the root.
        dir={document.documentElement.dir}
        className="sb-unstyled grid content-center overflow-x-auto border border-b-0 border-line bg-ground p-6 contain-layout sm:min-h-44 sm:p-8"
      >
        <div className="min-w-0">{children}</div>
      </div>
      <figcaption className={line({ is })}>
        <p className={label({ is, className: 'mt-3' })}>
          <Icon aria-hidden="true" strokeWidth={2} className="size-4" />
          {is === 'do' ? 'Do' : 'Don’t'}
        </p>
        <p className="mt-1 text-small text-text-muted">{withCode(caption)}</p>
      </figcaption>
    </figure>
  )
}

/** As it should be. */
export function Do(props: AdviceProps) {
  return <Advice is="do" {...props} />
}

/** As it should not be: the real thing, misused. */
export function Dont(props: AdviceProps) {
  return <Advice is="dont" {...props} />
}
