import { useId } from 'react'
import { cva, cx } from 'class-variance-authority'
import { drawRosette } from '../strand/guilloche.ts'
import type { CertificateTier } from './certificate-tier.ts'

const line = cva('', {
  variants: {
    tier: { silver: 'stroke-silver-4', gold: 'stroke-gold-4', premium_gold: 'stroke-premium-4' },
  },
})
const edge = cva('absolute inset-4.5 border', {
  variants: {
    tier: { silver: 'border-silver-4/70', gold: 'border-gold-4/70', premium_gold: 'border-premium-4/70' },
  },
})

const corner = drawRosette({ radius: 10, petals: 14, hole: 0.3 })

/** A wave with period 24 and height 10, shifted back by `shift`: three of them form a plait. */
const wave = (shift: number) => `M${-24 - shift} 5${'c4-6 8-6 12 0s8 6 12 0'.repeat(3)}`
const plait = [0, 8, 16].map(wave).join('')

const strips = [
  ['inset-x-2.5 top-0 h-2.5', false],
  ['inset-x-2.5 bottom-0 h-2.5', false],
  ['inset-y-2.5 start-0 w-2.5', true],
  ['inset-y-2.5 end-0 w-2.5', true],
] as const

const corners = ['start-0 top-0', 'end-0 top-0', 'start-0 bottom-0', 'end-0 bottom-0']

/** An engraved frame: four plaited strips of any length, a small rosette at each corner, a hairline inside. */
export function Frame({ tier, className }: { tier: CertificateTier; className?: string | undefined }) {
  const id = useId()
  return (
    <div aria-hidden="true" className={cx(className, 'pointer-events-none absolute')}>
      <svg className="absolute size-0" focusable="false">
        <defs>
          {[false, true].map((isUpright) => (
            <pattern
              key={String(isUpright)}
              id={`${id}${isUpright ? 'v' : 'h'}`}
              width="24"
              height="10"
              patternUnits="userSpaceOnUse"
              patternTransform={isUpright ? 'rotate(90) translate(0 -10)' : undefined}
            >
              <path d={plait} fill="none" strokeWidth="0.7" className={line({ tier })} />
            </pattern>
          ))}
        </defs>
      </svg>
      {strips.map(([place, isUpright]) => (
        <svg
          key={place}
          className={cx('absolute', place, isUpright ? 'h-[calc(100%-1.25rem)]' : 'w-[calc(100%-1.25rem)]')}
        >
          <rect width="100%" height="100%" fill={`url(#${id}${isUpright ? 'v' : 'h'})`} />
        </svg>
      ))}
      {corners.map((place) => (
        <svg
          key={place}
          viewBox="-11 -11 22 22"
          fill="none"
          className={cx('absolute size-5.5 -m-1.5 rounded-pill bg-ground', place)}
        >
          <path d={corner} strokeWidth="0.4" className={line({ tier })} />
        </svg>
      ))}
      <div className={edge({ tier })} />
    </div>
  )
}
