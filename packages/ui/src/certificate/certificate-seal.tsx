import { cva, cx } from 'class-variance-authority'
import { BrandMark } from '../brand/brand.tsx'
import { drawRosette } from '../strand/guilloche.ts'
import type { CertificateTier } from './certificate-tier.ts'

const rosette = drawRosette({ radius: 47, petals: 60, hole: 0.34 })
const halo = drawRosette({ radius: 47, petals: 36, hole: 0.74 })

const seal = cva('relative grid place-items-center rounded-pill', {
  variants: {
    tier: {
      silver: 'metal-silver text-picture-shade',
      gold: 'metal-gold text-picture-shade',
      premium_gold: 'metal-premium text-picture-shade',
      none: 'text-line-strong',
    },
  },
})

const ring = cva('', {
  variants: {
    tier: {
      silver: 'stroke-silver-4',
      gold: 'stroke-gold-4',
      premium_gold: 'stroke-premium-4',
      none: 'stroke-line',
    },
  },
})

export type SealProps = {
  tier: CertificateTier
  /** Draws only the lines, for a certificate that is not earned yet. Default false. */
  isBlank?: boolean | undefined
  /** Set a size here. */
  className?: string | undefined
}

/**
 * The seal in its metal, engraved with a rosette; premium gold has a second one around it. Decorative and never
 * mirrored.
 */
export function Seal({ tier, isBlank = false, className }: SealProps) {
  const worn = isBlank ? 'none' : tier
  return (
    <span
      aria-hidden="true"
      className={cx(className, 'isolate grid shrink-0 place-items-center *:col-start-1 *:row-start-1')}
    >
      <svg viewBox="-50 -50 100 100" fill="none" className="size-full">
        {tier === 'premium_gold' && <path d={halo} strokeWidth="0.35" className={ring({ tier: worn })} />}
        <circle
          r={tier === 'premium_gold' ? 35.5 : 49.4}
          strokeWidth="0.5"
          className={ring({ tier: worn })}
        />
      </svg>
      <span
        className={seal({ tier: worn, className: tier === 'premium_gold' ? 'size-[66%]' : 'size-[94%]' })}
      >
        <svg viewBox="-48 -48 96 96" fill="none" stroke="currentColor" className="size-full">
          <path d={rosette} strokeWidth="0.3" opacity="0.7" />
        </svg>
        <BrandMark className="absolute size-[22%]!" />
      </span>
    </span>
  )
}
