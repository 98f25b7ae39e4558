import { Trans } from '@lingui/react/macro'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { ProfileSection } from '../../identity/profile/profile-section.tsx'
import { PostColumns } from './post-columns.tsx'
import { authorPostsQuery } from './post-queries.ts'

/** The newest posts of a person, on their profile. */
export function AuthorPosts({ authorId }: { authorId: string }) {
  const { data: posts } = useEndpointQuery(authorPostsQuery(authorId))
  return (
    <ProfileSection id="posts" title={<Trans>Posts</Trans>} count={posts.length} isWide>
      <PostColumns posts={posts} level={3} />
    </ProfileSection>
  )
}
