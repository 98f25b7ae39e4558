import { Strands } from '@chignon/ui/strands'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

type LessonNoticeProps = {
  /** Seed of the strands. */
  seed: string
  title: ReactNode
  text: ReactNode
  action?: ReactNode
  /** The lessons beside it, if there are any. */
  children?: ReactNode
}

/** Replaces the video: says why there is none and what to do. */
export function LessonNotice({ seed, title, text, action, children }: LessonNoticeProps) {
  // Without lessons no other heading follows.
  const Title = children ? 'p' : 'h1'
  return (
    <div
      className={cx(
        'grid grid-cols-1 overflow-clip rounded-media border border-line',
        children && 'md:grid-cols-[minmax(0,1fr)_21rem]',
      )}
    >
      <div className="relative isolate grid min-h-64 place-content-center-safe justify-items-center gap-4 bg-surface p-8 text-center md:aspect-video">
        <Strands
          seed={seed}
          coiffure="wave"
          width={1200}
          height={675}
          reach="end"
          className="promo-strands absolute inset-0 -z-1 size-full opacity-20"
        />
        <Title className="headline-type max-w-[24ch] text-heading text-balance">{title}</Title>
        <p className="max-w-[44ch] text-text-muted text-pretty">{text}</p>
        {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
      </div>
      {children && (
        <div className="relative border-line bg-surface max-md:border-t md:border-s">
          <div className="md:absolute md:inset-0 md:overflow-y-auto">{children}</div>
        </div>
      )}
    </div>
  )
}
