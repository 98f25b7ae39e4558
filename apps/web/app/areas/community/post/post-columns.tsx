import type { Post } from '@chignon/contract/community/post'
import { PostTile } from './post-tile.tsx'

type PostColumnsProps = {
  posts: readonly Post[]
  /** Level of the headings. Default 2. */
  level?: 2 | 3
  /** Number of posts whose pictures are loaded first. Default 0. */
  priorities?: number
  /** Called when a post is opened. */
  onOpen?: (post: Post) => void
  'aria-label'?: string
}

/** Posts in two columns from a tablet on. Not in rows, because cards of different types differ in height. */
export function PostColumns({ posts, level = 2, priorities = 0, onOpen, ...rest }: PostColumnsProps) {
  return (
    <ol className="-mb-14 min-w-0 columns-1 gap-x-8 min-[48rem]:columns-2 lg:gap-x-14" {...rest}>
      {posts.map((post, index) => (
        <li key={post.id} className="break-inside-avoid pb-14">
          <PostTile
            post={post}
            level={level}
            isPriority={index < priorities}
            {...(onOpen && { onOpen: () => onOpen(post) })}
          />
        </li>
      ))}
    </ol>
  )
}
