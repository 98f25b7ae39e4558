import { Strands } from '@chignon/ui/strands'
import type { ReactNode } from 'react'
import { PrivateHead } from '../../identity/account/private-head.tsx'

type ComposePageProps = { title: string; children: ReactNode }

/** A page on which a post is written: the title beside a lock of strands, and the form below. */
export function ComposePage({ title, children }: ComposePageProps) {
  return (
    <div className="content-width relative isolate max-w-3xl pt-12 pb-section md:pt-16">
      <PrivateHead title={title} />
      <Strands
        seed="write"
        coiffure="wave"
        width={420}
        height={320}
        className="absolute end-0 top-0 -z-1 h-40 w-1/2 md:h-56 mask-radial-from-25% mask-radial-to-80% opacity-60"
      />
      <h1 className="headline-type mb-10 text-display">{title}</h1>
      {children}
    </div>
  )
}
