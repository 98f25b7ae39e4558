import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { PrivateHead } from '../../identity/account/private-head.tsx'
import { LazyEmptyState } from '../../site/lazy-empty-state.tsx'
import type { LearningKind } from './plan/learning-kind.ts'

/** The lesson page of something the viewer has not bought. */
export function NotBought({ kind, slug, name }: { kind: LearningKind; slug: string; name: string }) {
  const page = `/${kind}/${slug}`
  return (
    <div className="content-width pt-10 pb-section">
      <PrivateHead title={name} />
      <LazyEmptyState
        level={1}
        coiffure="braid"
        seed={slug}
        title={<bdi>{name}</bdi>}
        text={<Trans>You have not bought this yet. Its lessons open here once you have.</Trans>}
        action={
          <>
            <Button asChild>
              <Link to={`${page}/buy`}>
                <Trans>Buy it</Trans>
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={page}>
                <Trans>See what it contains</Trans>
              </Link>
            </Button>
          </>
        }
      />
    </div>
  )
}
