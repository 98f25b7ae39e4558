import { CardGrid } from '@chignon/ui/card-grid'
import type { ReactNode } from 'react'
import { FollowedTile, type Followed } from './followed-tile.tsx'

type FollowedGridProps = { id: string; title: ReactNode; contents: readonly Followed[] }

/** A section with cards of bought content; nothing if there is none. */
export function FollowedGrid({ id, title, contents }: FollowedGridProps) {
  if (contents.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="headline-type mb-6 text-heading">
        {title}
      </h2>
      <CardGrid columns={3}>
        {contents.map((content) => (
          <FollowedTile key={content.id} content={content} />
        ))}
      </CardGrid>
    </section>
  )
}
