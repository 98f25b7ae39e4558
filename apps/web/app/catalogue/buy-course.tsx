import { Button } from '@chignon/ui/button'
import type { Course } from '@chignon/contract'
import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Link } from 'react-router'
import { authModalAtom } from '../atoms/auth-modal.ts'
import { useRoot } from '../lib/use-root.ts'
import { isGuest } from '../lib/viewer.ts'

/** Buys a course, buys it again once it has expired, or goes on learning. A guest is asked to sign in (specification §6). */
export function BuyCourse({ course }: { course: Course }) {
  const { viewer } = useRoot()
  const askToSignIn = useSetAtom(authModalAtom)
  const buyPage = `/courses/${course.slug}/buy`
  if (course.is_bought && !course.has_expired)
    return (
      <Button asChild size="large">
        <Link to={`/profile/courses/${course.slug}`}>
          <Trans>Continue learning</Trans>
        </Link>
      </Button>
    )
  return (
    <Button asChild size="large">
      <Link
        to={isGuest(viewer) ? `/login?redirectTo=${encodeURIComponent(buyPage)}` : buyPage}
        onClick={(click) => {
          if (!isGuest(viewer)) return
          click.preventDefault()
          askToSignIn('sign-in')
        }}
      >
        {course.has_expired ? <Trans>Buy again</Trans> : <Trans>Buy this course</Trans>}
      </Link>
    </Button>
  )
}
