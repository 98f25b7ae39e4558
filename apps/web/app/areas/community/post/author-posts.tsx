import { CardGrid } from '@chignon/ui/card-grid'
import { Trans } from '@lingui/react/macro'
import { useEndpointQuery } from '../../../lib/data/endpoint-queries.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { authorPostsQuery } from './post-queries.ts'
import { PostTile } from './post-tile.tsx'

/** The newest posts of a person, on their profile. */
export function AuthorPosts({ authorId }: { authorId: string }) {
  const { data: posts } = useEndpointQuery(authorPostsQuery(authorId))
  return (
    <ProfileSection id="posts" title={<Trans>Posts</Trans>} count={posts.length} isWide>
      <CardGrid columns={2}>
        {posts.map((post) => (
          <PostTile key={post.id} post={post} level={3} />
        ))}
      </CardGrid>
    </ProfileSection>
  )
}
