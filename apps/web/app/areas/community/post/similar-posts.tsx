import type { Post } from '@chignon/contract/community/post'
import { SectionHeading } from '@chignon/ui/section-heading'
import { Trans } from '@lingui/react/macro'
import { PostColumns } from './post-columns.tsx'

/** Posts that are similar to another one, below it. */
export function SimilarPosts({ posts }: { posts: readonly Post[] }) {
  return (
    <section aria-labelledby="similar" className="mt-section border-t border-line pt-14">
      <SectionHeading titleId="similar" title={<Trans>Similar posts</Trans>} />
      <PostColumns posts={posts} level={3} />
    </section>
  )
}
