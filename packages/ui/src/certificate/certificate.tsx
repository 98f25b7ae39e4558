import type { ComponentProps, ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { BrandMark } from '../brand/brand.tsx'
import type { HeadingLevel } from '../heading/heading.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { messageNodes } from '../messages/message-nodes.tsx'
import { Strands } from '../strands/strands.tsx'
import { Frame } from './certificate-frame.tsx'
import { Seal } from './certificate-seal.tsx'
import type { CertificateTier } from './certificate-tier.ts'
import { checkVariants } from '../development/check-variants.ts'

export { certificateTiers, coursesToSilver, tierOf } from './certificate-tier.ts'
export type { Achievement, CertificateTier } from './certificate-tier.ts'

// Strands use the tier's metal; text uses a darker shade that is readable on paper.
const variants = {
  tier: {
    silver: [
      '[--color-strand-a:var(--color-silver-2)] [--color-strand-b:var(--color-silver-4)]',
      '[--color-strand-mix:var(--color-silver-4)] [--color-strand-light:oklch(0.6_0.02_250)] [--tier:oklch(0.46_0.02_250)]',
    ],
    gold: [
      '[--color-strand-a:var(--color-gold-3)] [--color-strand-b:var(--color-gold-2)]',
      '[--color-strand-mix:var(--color-gold-2)] [--color-strand-light:var(--color-gold-4)] [--tier:var(--color-accent)]',
    ],
    premium_gold: [
      '[--color-strand-a:var(--color-premium-3)] [--color-strand-b:var(--color-premium-2)]',
      '[--color-strand-mix:var(--color-premium-2)] [--color-strand-light:var(--color-premium-4)] [--tier:oklch(0.47_0.1_48)]',
    ],
  },
}

const sheet = cva('certificate-sheet @container relative isolate overflow-clip rounded-media font-text', {
  variants,
})

const rule = cva('h-0.75 shrink-0 w-[clamp(3rem,9cqi,6.5rem)]', {
  variants: { tier: { silver: 'metal-silver', gold: 'metal-gold', premium_gold: 'metal-premium' } },
})

export type CertificateLabels = { date: string; code: string }

const english: CertificateLabels = { date: 'Awarded', code: 'Code' }

/** Smaller type for long titles, so that the layout stays the same. */
const titleSize = (title: string) =>
  title.length > 44
    ? 'text-[clamp(1.75rem,4.4cqi,3.25rem)]'
    : title.length > 24
      ? 'text-[clamp(1.875rem,5.4cqi,4rem)]'
      : 'text-[clamp(2.25rem,7.4cqi,5.25rem)]'

export type CertificateProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  tier: CertificateTier
  /** Who awards it: the name of the platform. */
  issuer: string
  /** "Gold certificate". */
  kind: ReactNode
  /** What was completed: "Cutting specialist". */
  title: string
  /** Between title and name: "is awarded to". */
  awarded?: ReactNode
  /** The holder's name, as they write it. */
  holder: string
  /** The requirements, in one sentence. */
  text: ReactNode
  /** The date of the award, in the certificate's language. */
  date: ReactNode
  /** The verification code: "7QK2-M4XD". */
  code: string
  /** The verification address without scheme: "chignon.example/certificates/7QK2-M4XD". */
  url: string
  /** Makes the address a link to that page. */
  link?: LinkElement | undefined
  /** Default English. */
  labels?: Partial<CertificateLabels> | undefined
  /** The address of a drawing on paper that is shown instead of the strands, such as the holder's own. */
  strandSrc?: string | undefined
  /** Seed of the strands; the code makes each certificate unique. Default `code`. */
  seed?: string | undefined
  /** Heading level. Default 2. */
  level?: HeadingLevel | undefined
}

/**
 * A certificate: always dark on light, with strands, a plaited frame and a seal in the tier's metal. It fits the
 * given width, in portrait on a phone; printed, it fills an A4 landscape page alone. Complete without scripts. If
 * its language differs from the page's, set `lang` and `dir`.
 */
export function Certificate({
  tier,
  issuer,
  kind,
  title,
  awarded,
  holder,
  text,
  date,
  code,
  url,
  link,
  labels,
  strandSrc,
  seed = code,
  level = 2,
  className,
  ...rest
}: CertificateProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('Certificate', variants, { tier })
  const word = messageNodes('certificate', english, labels)
  const Heading = `h${level}` as const
  const address = (
    <bdi dir="ltr" className="wrap-anywhere">
      {url}
    </bdi>
  )
  return (
    <article data-theme="light" className={cx(className, sheet({ tier }))} {...rest}>
      <div className="relative flex min-h-[min(140cqi,38rem)] flex-col px-10 pt-11 pb-10 @min-[36rem]:aspect-297/210 @min-[36rem]:min-h-auto @min-[36rem]:px-[7.5cqi] @min-[36rem]:pt-[6.6cqi] @min-[36rem]:pb-[6cqi] print:h-[210mm]">
        {/* Inside the frame, faded out before the text begins. */}
        <div className="absolute inset-7.5 -z-1 overflow-clip @min-[36rem]:inset-[calc(2.4cqi+1.125rem)]">
          {strandSrc ? (
            <img
              src={strandSrc}
              alt=""
              className="absolute inset-y-0 end-0 h-full w-7/12 mask-l-from-20% mask-l-to-95% object-cover opacity-25 rtl:-scale-x-100 @min-[36rem]:opacity-80"
            />
          ) : (
            <Strands
              seed={seed}
              coiffure="wave"
              width={1080}
              height={720}
              reach="end"
              className="absolute inset-0 size-full mask-l-from-30% mask-l-to-68% opacity-50 @min-[36rem]:opacity-100"
            />
          )}
        </div>
        <Frame tier={tier} className="inset-3 @min-[36rem]:inset-[2.4cqi]" />
        <div className="flex items-center gap-2.5">
          <BrandMark className="size-6! @min-[36rem]:size-[3cqi]!" />
          <bdi
            lang="en"
            translate="no"
            className="font-brand text-[min(clamp(1.75rem,2.8cqi,2.25rem),11cqi)]/none"
          >
            {issuer}
          </bdi>
        </div>
        <p className="mt-10 overline-label text-(--tier) @min-[36rem]:mt-[4.6cqi] @min-[52rem]:text-[1.35cqi]">
          {kind}
        </p>
        <Heading
          className={cx(
            'mt-3 headline-type leading-[1.05]! text-balance @min-[36rem]:mt-[1cqi] @min-[36rem]:max-w-[54cqi] [&:lang(fa)]:leading-[1.4]!',
            titleSize(title),
          )}
        >
          {title}
        </Heading>
        <div className={rule({ tier, className: 'mt-5 @min-[36rem]:mt-[2.4cqi]' })} />
        <div className="mt-5 @min-[36rem]:mt-[2.4cqi]">
          {awarded && <p className="text-small text-text-muted @min-[52rem]:text-[1.5cqi]">{awarded}</p>}
          <p
            className={cx(
              'headline-type leading-[1.2]! text-balance italic @min-[36rem]:max-w-[54cqi]',
              '[&:lang(fa)]:text-(--tier) [&:lang(fa)]:not-italic',
              holder.length > 24
                ? 'text-[clamp(1.75rem,3.6cqi,2.5rem)]'
                : 'text-[clamp(1.875rem,4.8cqi,3.5rem)]',
            )}
          >
            <bdi>{holder}</bdi>
          </p>
          <p className="mt-2 max-w-[46ch] text-small text-text-muted @min-[52rem]:text-[1.55cqi] @min-[52rem]:leading-[1.6]">
            {text}
          </p>
        </div>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-8 gap-y-6 pt-8">
          <div className="grid gap-3 text-small @min-[52rem]:text-[1.4cqi]">
            <dl className="flex flex-wrap gap-x-10 gap-y-3">
              <div>
                <dt className="text-[0.86em] text-text-muted">{word('date')}</dt>
                <dd className="font-medium">{date}</dd>
              </div>
              <div>
                <dt className="text-[0.86em] text-text-muted">{word('code')}</dt>
                <dd className="font-medium tabular-nums">
                  <bdi dir="ltr">{code}</bdi>
                </dd>
              </div>
            </dl>
            {link ? (
              <LinkSlot
                link={link}
                className="text-text-muted underline decoration-1 underline-offset-4 hover:text-text print:no-underline"
              >
                {address}
              </LinkSlot>
            ) : (
              <p className="text-text-muted">{address}</p>
            )}
          </div>
          <Seal
            tier={tier}
            className={
              tier === 'premium_gold'
                ? '-m-3 size-40 @min-[36rem]:absolute @min-[36rem]:end-[4.5cqi] @min-[36rem]:bottom-[4cqi] @min-[36rem]:m-0 @min-[36rem]:size-[25cqi]'
                : 'size-28 @min-[36rem]:absolute @min-[36rem]:end-[7.5cqi] @min-[36rem]:bottom-[6cqi] @min-[36rem]:size-[16.5cqi]'
            }
          />
        </div>
      </div>
    </article>
  )
}
