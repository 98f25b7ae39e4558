import type { Post } from '@chignon/contract/post'
import { CardGrid } from '@chignon/ui/card-grid'
import { SectionHeading } from '@chignon/ui/section-heading'
import { Trans } from '@lingui/react/macro'
import { PostTile } from './post-tile.tsx'

/** Posts that are similar to another one, below it. */
export function SimilarPosts({ posts }: { posts: readonly Post[] }) {
  return (
    <section aria-labelledby="similar" className="mt-section border-t border-line pt-14">
      <SectionHeading titleId="similar" title={<Trans>Similar posts</Trans>} />
      <CardGrid columns={2}>
        {posts.map((post) => (
          <PostTile key={post.id} post={post} level={3} />
        ))}
      </CardGrid>
    </section>
  )
}
