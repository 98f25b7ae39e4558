import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import { findCourseObstacles } from '@chignon/contract/catalogue/course-obstacles'
import type { DocumentPresence } from '@chignon/contract/platform/document'
import { fallbackLocale } from '@chignon/contract/platform/locale'
import { DetailPage } from '@chignon/ui/page-template'
import { localePanel } from '@chignon/ui/locale-tabs'
import { useLingui } from '@lingui/react/macro'
import { cx } from 'class-variance-authority'
import { useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { Link, Outlet } from 'react-router'
import { useDialog } from '../../lib/use-dialog.ts'
import { lazyDialog } from '../shell/lazy-dialog.tsx'
import { PageSkeleton } from '../shell/page-skeleton.tsx'
import { ContradictionList } from '../document/contradiction-list.tsx'
import { useEditedPage } from '../document/document-context.ts'
import { DocumentLanguages, languagesId } from '../document/document-languages.tsx'
import { DocumentSaveState } from '../document/document-save-state.tsx'
import { DocumentStateBadge } from '../document/document-state-badge.tsx'
import { PresenceLine } from '../document/presence-line.tsx'
import { usePublishReason } from '../document/publish-button.tsx'
import { CourseChecklist } from './course-checklist.tsx'
import { useCoursePart } from './course-context.ts'
import { CourseMenu } from './course-menu.tsx'
import { CoursePlan } from './course-plan.tsx'
import { CourseTitle } from './course-title.tsx'
import { useCourseKeys } from './use-course-keys.ts'

const PublishCourse = lazyDialog(() => import('./publish-course.tsx').then((module) => module.PublishCourse))

const isIncomplete = (course: CourseDocument) => findCourseObstacles(course).length > 0

/** The plan, what is selected in it, and what is missing until the course can be published. */
export function CourseView({ others }: { others: readonly DocumentPresence[] }) {
  const { t } = useLingui()
  const { view, locale } = useEditedPage()
  const publishing = useDialog()
  const showToast = useSetAtom(showToastAtom)
  const reason = usePublishReason(useCoursePart(isIncomplete))
  useCourseKeys(() => {
    if (reason === null) publishing.show()
    else showToast({ tone: 'warning', message: reason })
  })
  const isTranslating = locale !== fallbackLocale
  return (
    <DetailPage
      title={<CourseTitle />}
      back={<Link to="/catalogue">{t`Catalogue`}</Link>}
      state={<DocumentStateBadge state={view.state} />}
      lead={t`Course`}
      actions={<CourseMenu />}
    >
      <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <DocumentSaveState />
        <PresenceLine others={others} />
      </div>
      <ContradictionList />
      <div
        className={cx(
          'flex flex-col gap-8 md:grid md:grid-cols-[17rem_minmax(0,1fr)] md:items-start md:gap-x-8',
          !isTranslating && 'min-[80rem]:grid-cols-[17rem_minmax(0,1fr)_13rem]',
        )}
      >
        <div
          className={cx(
            'flex min-w-0 flex-col gap-8 md:sticky md:top-20 md:max-h-[calc(100dvh-6rem)]',
            !isTranslating && 'min-[80rem]:contents',
          )}
        >
          <div
            className={cx(
              'min-w-0 md:-mx-1 md:min-h-60 md:overflow-y-auto md:overscroll-contain md:px-1',
              !isTranslating && 'min-[80rem]:sticky min-[80rem]:top-20 min-[80rem]:max-h-[calc(100dvh-6rem)]',
            )}
          >
            <CoursePlan />
          </div>
          <div className={cx('min-w-0 shrink-0', !isTranslating && 'min-[80rem]:sticky min-[80rem]:top-20')}>
            <CourseChecklist onPublish={publishing.show} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6 md:col-start-2 md:row-start-1">
          <DocumentLanguages label={t`Languages of the course`} />
          <div {...localePanel(languagesId, locale)} className="@container/editor min-w-0">
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </div>
        </div>
      </div>
      <PublishCourse key={publishing.key} open={publishing.open} onClose={publishing.close} />
    </DetailPage>
  )
}
