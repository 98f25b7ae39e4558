import { findCourseObstacles } from '@chignon/contract/catalogue/course-obstacles'
import { Button } from '@chignon/ui/button'
import { CircleCheck } from '@chignon/ui/icons/circle-check'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CollapsibleSection } from '../document/collapsible-section.tsx'
import { useEditedPage } from '../document/document-context.ts'
import { PublishButton } from '../document/publish-button.tsx'
import { useCoursePart } from './course-context.ts'
import { useObstacleTexts } from './use-obstacle-texts.ts'

/** What is missing until the course can be published, each leading to its field, and the button that publishes it. */
export function CourseChecklist({ onPublish }: { onPublish: () => void }) {
  const { t } = useLingui()
  const { goTo, nameOf } = useEditedPage()
  const obstacles = useCoursePart(findCourseObstacles)
  const textOf = useObstacleTexts(nameOf)
  const count = obstacles.length
  return (
    <CollapsibleSection
      title={t`To publish`}
      summary={count > 0 && <Plural value={count} one="# thing missing" other="# things missing" />}
      action={<PublishButton isBlocked={count > 0} onPublish={onPublish} />}
    >
      {count === 0 ? (
        <p className="flex items-center gap-2 text-small text-text-muted">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          <span>
            <Trans>Nothing is missing.</Trans>
          </span>
        </p>
      ) : (
        <ul className="-mx-2 flex flex-col">
          {obstacles.map((obstacle) => (
            <li key={obstacle.path}>
              <Button
                variant="quiet"
                size="small"
                className="w-full justify-start gap-2.5 text-start"
                onClick={() => goTo(obstacle.path)}
              >
                <span
                  aria-hidden="true"
                  className="size-2.5 shrink-0 rounded-pill border border-line-strong"
                />
                <span>{textOf(obstacle)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </CollapsibleSection>
  )
}
