import { Card } from '@chignon/ui/card'
import { ProgressBar } from '@chignon/ui/progress-bar'
import type {
  FollowedCourseCard,
  FollowedOnlineMasterclassCard,
  FollowedProgramCard,
} from '@chignon/contract/learning/education'
import { Trans, useLingui } from '@lingui/react/macro'
import { ProductCover } from '../../catalogue/product/product-cover.tsx'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import { PageLink } from '../../site/page-link.tsx'
import { AccessLeft } from './access-left.tsx'
import type { ContentKind } from './learning-kind.ts'
import { LessonsDone } from './lessons-done.tsx'

/** Bought content with its kind. */
export type Followed = { kind: ContentKind } & (
  | FollowedCourseCard
  | FollowedProgramCard
  | FollowedOnlineMasterclassCard
)

/** Card of bought content: its progress, the next lesson and the days that are left. */
export function FollowedTile({ content }: { content: Followed }) {
  const { t } = useLingui()
  const next = content.next_lesson
  return (
    <Card
      link={<PageLink to={`/profile/${content.kind}/${content.slug}`} />}
      cover={<ProductCover product={content} shape="landscape" />}
      overline={content.category.name}
      title={<InLanguage locale={content.locale}>{content.name}</InLanguage>}
      detail={
        content.lessons_total === 0 ? (
          <Trans>The first lessons are on their way.</Trans>
        ) : next ? (
          <Trans>
            Next: <bdi>{next.name}</bdi>
          </Trans>
        ) : 'exam_state' in content && content.exam_state === 'ready_for_submission' ? (
          <Trans>One thing left: the exam.</Trans>
        ) : (
          <Trans>You have finished every lesson.</Trans>
        )
      }
      facts={<AccessLeft offer={content} />}
    >
      {content.lessons_total > 0 && (
        <ProgressBar
          label={t`Your progress`}
          isLabelHidden
          value={content.progress}
          max={100}
          valueText={<LessonsDone content={content} />}
          className="pt-3"
        />
      )}
    </Card>
  )
}
