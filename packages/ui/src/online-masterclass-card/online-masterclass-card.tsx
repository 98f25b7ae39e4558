import { Play } from '../icons/play.tsx'
import { Card, type CardProps } from '../card/card.tsx'

export type OnlineMasterclassCardProps = Omit<CardProps, 'children' | 'sign'>

/** An online masterclass in the catalogue: a landscape cover (8:5) with a play icon, its lessons and its price. */
export function OnlineMasterclassCard(props: OnlineMasterclassCardProps) {
  return (
    <Card
      sign={
        <span
          aria-hidden="true"
          className={
            'absolute start-4 bottom-4 grid size-12 place-items-center rounded-pill border border-on-picture/50 ' +
            'bg-picture-shade/60 text-on-picture transition-transform group-hover/card:scale-105'
          }
        >
          {/* Play icons are not mirrored. */}
          <Play className="size-5 translate-x-px fill-current" />
        </span>
      }
      {...props}
    />
  )
}
