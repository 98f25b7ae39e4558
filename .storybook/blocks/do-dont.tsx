import type { ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { Section } from './section.tsx'
import { withCode } from './inline-code.tsx'
import { Check } from '@chignon/ui/icons/check'
import { X } from '@chignon/ui/icons/x'

const line = cva('mb-12 border-t-2', { variants: { is: { do: 'border-success', dont: 'border-error' } } })
const label = cva('flex items-center gap-1.5 text-small font-medium', {
  variants: { is: { do: 'text-success', dont: 'text-error' } },
})

export type AdviceProps = {
  /** The reason, in a sentence. */
  caption: string
  /** The real component, used well or badly. */
  children: ReactNode
}

/** Pairs of `Do` and `Dont`, side by side, or below each other with `isWide`. */
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
        // The direction of the toolbar, which is set on the root; the docs page itself is always left to right.
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

/** An example of correct use. */
export function Do(props: AdviceProps) {
  return <Advice is="do" {...props} />
}

/** An example of wrong use, with the real component. */
export function Dont(props: AdviceProps) {
  return <Advice is="dont" {...props} />
}
