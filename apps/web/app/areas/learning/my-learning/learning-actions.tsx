import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { PageLink } from '../../site/page-link.tsx'
import { nextStepOf } from './next-step.ts'
import type { Overview } from './overview.ts'

// As on the product's own page, extending is offered in the last week (ACCESS-10).
const daysToExtend = 7

/** The next step: continue with the next lesson, watch again, extend the access, or buy again after its end. */
export function LearningActions({ overview }: { overview: Overview }) {
  const { kind, slug, remaining_days: days, next_lesson: next } = overview
  const step = nextStepOf(overview)
  const buyPage = `/${kind}/${slug}/buy`
  const lessonsPage = `/profile/${kind}/${slug}/lessons`
  if (step === 'buy-again')
    return (
      <Button asChild size="large">
        <PageLink to={buyPage}>
          <Trans>Buy again</Trans>
        </PageLink>
      </Button>
    )
  return (
    <>
      {step !== 'wait' && (
        <Button asChild size="large" variant={step === 'watch-again' ? 'secondary' : 'primary'}>
          <Link to={next ? `${lessonsPage}?lessonId=${next.id}` : lessonsPage}>
            {step === 'watch-again' && (
              <span>
                <Trans>Watch again</Trans>
              </span>
            )}
            {step === 'start' && (
              <span>
                <Trans>Start learning</Trans>
              </span>
            )}
            {step === 'continue' && (
              <span>
                <Trans>Continue learning</Trans>
              </span>
            )}
          </Link>
        </Button>
      )}
      {days !== null && days <= daysToExtend && (
        <Button asChild variant="secondary" size="large">
          <PageLink to={buyPage}>
            <Trans>Extend your access</Trans>
          </PageLink>
        </Button>
      )}
    </>
  )
}
