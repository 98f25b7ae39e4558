import { Button } from '@chignon/ui/button'
import { Hero } from '@chignon/ui/hero'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { HeadlineEmphasis } from '../content/headline-emphasis.tsx'

/** Hero of the home page when no live masterclass is scheduled. */
export function AcademyHero() {
  const { t } = useLingui()
  return (
    <Hero
      seed="salon"
      overline={<Trans>Hair design, taught by hand</Trans>}
      title={<HeadlineEmphasis text={t`Learn the craft of a beautiful cut`} />}
      text={<Trans>Courses, programs and masterclasses in hair design, online and in person.</Trans>}
      actions={
        <Button asChild size="large">
          <Link to="/educations">
            <Trans>See the courses</Trans>
          </Link>
        </Button>
      }
    />
  )
}
