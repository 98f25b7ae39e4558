import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { PageHead, type PageHeadProps } from './page-head.tsx'

const page = '@container/page mx-auto flex w-full max-w-[75rem] flex-col gap-7'

type PageProps = Omit<ComponentProps<'div'>, 'title'> & PageHeadProps

export type ListPageProps = PageProps & {
  /** A search field above the list. */
  search?: ReactNode
  /** Filters below the search. */
  filters?: ReactNode
  /** Below the list: a `Pagination`. */
  pagination?: ReactNode
  /** The list: a `DataTable`. */
  children: ReactNode
}

/** A page with a list: title and actions, search and filters, the list, its pages. */
export function ListPage({
  title,
  back,
  lead,
  actions,
  search,
  filters,
  pagination,
  className,
  children,
  ...rest
}: ListPageProps) {
  return (
    <div className={cx(className, page)} {...rest}>
      <PageHead title={title} back={back} lead={lead} actions={actions} />
      {(search || filters) && (
        <div className="flex flex-col gap-4">
          {search}
          {filters && <div className="flex flex-wrap items-center gap-3">{filters}</div>}
        </div>
      )}
      <div className="min-w-0">{children}</div>
      {pagination}
    </div>
  )
}

export type FormPageProps = PageProps & {
  /** All errors: a `FormErrorSummary`. */
  errors?: ReactNode
  /** Beside the fields, below them in a narrow container: a preview, what is missing. */
  aside?: ReactNode
  /** Buttons that stay at the bottom of the screen while the form scrolls, the main one last. */
  footer?: ReactNode
  /** The form’s sections. */
  children: ReactNode
}

/** A page with a form: its fields in a column, what helps beside them, and the buttons in reach at the bottom. */
export function FormPage({
  title,
  back,
  lead,
  actions,
  errors,
  aside,
  footer,
  className,
  children,
  ...rest
}: FormPageProps) {
  return (
    <div className={cx(className, page)} {...rest}>
      <PageHead title={title} back={back} lead={lead} actions={actions} />
      {errors}
      <div
        className={cx('grid grid-cols-1 gap-8', aside && '@min-[56rem]/page:grid-cols-[minmax(0,1fr)_20rem]')}
      >
        <div className="flex max-w-[44rem] min-w-0 flex-col gap-8">{children}</div>
        {aside && <aside className="min-w-0">{aside}</aside>}
      </div>
      {footer && (
        <div className="sticky bottom-0 z-10 flex flex-wrap justify-end gap-3 border-t border-line bg-ground py-4">
          {footer}
        </div>
      )}
    </div>
  )
}

export type DetailPageProps = PageProps & {
  /** Beside the title: a `Badge`. */
  state?: ReactNode
  /** Facts beside the content, above it in a narrow container: a `DescriptionList`. */
  facts?: ReactNode
  /** The sections. */
  children: ReactNode
}

/** A page of one thing: title with its state, facts beside its sections. */
export function DetailPage({
  title,
  back,
  lead,
  actions,
  state,
  facts,
  className,
  children,
  ...rest
}: DetailPageProps) {
  return (
    <div className={cx(className, page)} {...rest}>
      <PageHead title={title} back={back} lead={lead} actions={actions} state={state} />
      <div
        className={cx('grid grid-cols-1 gap-8', facts && '@min-[56rem]/page:grid-cols-[minmax(0,1fr)_20rem]')}
      >
        {facts && <div className="min-w-0 @min-[56rem]/page:col-start-2">{facts}</div>}
        <div
          className={cx(
            'flex min-w-0 flex-col gap-8',
            facts && '@min-[56rem]/page:col-start-1 @min-[56rem]/page:row-start-1',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  )
}
