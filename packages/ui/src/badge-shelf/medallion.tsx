'use client'
import { cva } from 'class-variance-authority'
import { useServerRendered } from '../hydration/use-server-rendered.ts'
import { drawStrands } from '../strand/backdrop.ts'
import { drawRosette } from '../strand/guilloche.ts'
import type { Coiffure } from '../strand/coiffure.ts'

/** The metal of a medallion. */
export type BadgeMetal = 'silver' | 'gold' | 'premium'

const disc = cva('relative grid size-28 place-items-center rounded-pill', {
  variants: {
    metal: {
      silver: 'metal-silver',
      gold: 'metal-gold',
      premium: 'metal-premium',
      none: 'border border-dashed border-line-strong bg-surface',
    },
  },
})

type MedallionProps = {
  seed: string
  coiffure: Coiffure
  metal: BadgeMetal
  isEarned: boolean
}

const rosette = drawRosette({ radius: 48, hole: 0.66, petals: 40 })

/** A metal disc with an engraved rim and strands drawn from the seed; only an outline until it is earned. */
export function Medallion({ seed, coiffure, metal, isEarned }: MedallionProps) {
  const strands = drawStrands({ seed, coiffure, width: 64, height: 64, count: 28 })
  // Drawing a shelf of them is the longest part of hydrating a profile.
  const isDrawn = useServerRendered(`${seed}/${coiffure}`)
  return (
    <span className={disc({ metal: isEarned ? metal : 'none' })}>
      <svg viewBox="-50 -50 100 100" fill="none" aria-hidden="true" className="size-full">
        <g className={isEarned ? 'stroke-picture-shade' : 'stroke-line-strong'}>
          <path d={rosette} strokeWidth="0.25" opacity={isEarned ? 0.65 : 0.4} />
          <svg x="-28" y="-28" width="56" height="56" viewBox="0 0 64 64">
            {strands.map((strand) => (
              <path
                key={`${strand.tone}/${strand.width}/${strand.opacity}`}
                d={isDrawn ? undefined : strand.d}
                suppressHydrationWarning
                strokeWidth={strand.width}
                opacity={isEarned ? strand.opacity : strand.opacity * 0.5}
              />
            ))}
          </svg>
        </g>
      </svg>
    </span>
  )
}
