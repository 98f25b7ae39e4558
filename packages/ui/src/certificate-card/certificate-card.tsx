import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { LockKeyhole } from '../icons/lock-keyhole.tsx'
import { Seal } from '../certificate/certificate-seal.tsx'
import type { CertificateTier } from '../certificate/certificate-tier.ts'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { messageNodes } from '../messages/message-nodes.tsx'

export type CertificateCardLabels = {
  /** Announced on a locked card: "Not earned yet". */
  locked: string
}

const english: Messages['certificateCard'] = { locked: 'Not earned yet' }

export type CertificateCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  tier: CertificateTier
  /** "Gold certificate". */
  kind: ReactNode
  title: ReactNode
  /** If earned, the date ("14 March 2027"); if locked, what is missing ("One more course"). */
  status?: ReactNode
  /** Not earned yet: the seal shows only lines. Default false. */
  isLocked?: boolean | undefined
  /** Default English. */
  labels?: Partial<CertificateCardLabels> | undefined
  /** Leads to the certificate or, if locked, to where it is earned. The whole card is its target. */
  link?: LinkElement | undefined
  /** A `ProgressBar` on a locked card. */
  progress?: ReactNode
  /** Heading level. Default 3. */
  level?: HeadingLevel | undefined
}

/** A certificate in a list: its seal, what it is for, and when it was earned or what is missing. */
export function CertificateCard({
  tier,
  kind,
  title,
  status,
  isLocked = false,
  labels,
  link,
  progress,
  level = 3,
  className,
  ...rest
}: CertificateCardProps) {
  const word = messageNodes('certificateCard', english, labels)
  const Heading = `h${level}` as const
  return (
    <article
      className={cx(
        className,
        'group/card relative flex flex-wrap gap-5 rounded-media border border-line p-5 transition-colors',
        isLocked ? 'border-dashed' : 'bg-surface',
        link && 'hover:border-line-strong',
      )}
      {...rest}
    >
      <Seal tier={tier} isBlank={isLocked} className={tier === 'premium_gold' ? '-m-2 size-24' : 'size-20'} />
      <div className="flex min-w-0 flex-1 basis-[7.5rem] flex-col">
        <p className={cx('overline-label', isLocked ? 'text-text-muted' : 'text-accent')}>{kind}</p>
        <Heading className="mt-1.5 text-lead leading-snug font-medium text-balance">
          {link ? (
            <LinkSlot
              link={link}
              className={cx(
                'text-text no-underline decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-media',
                'group-hover/card:underline focus-visible:outline-none',
                'focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus',
              )}
            >
              {title}
            </LinkSlot>
          ) : (
            <span>{title}</span>
          )}
        </Heading>
        {isLocked && <span className="sr-only">{word('locked')}</span>}
        <div className="mt-auto grid grid-cols-1 gap-2.5 pt-3">
          {progress}
          {status && (
            <p className="flex items-center gap-2 text-small text-text-muted tabular-nums">
              {isLocked && <LockKeyhole className="size-4 shrink-0" />}
              <span className="min-w-0">{status}</span>
            </p>
          )}
        </div>
      </div>
    </article>
  )
}
