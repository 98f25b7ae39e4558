import { DetailPage, type DetailPageProps } from '@chignon/ui/page-template'
import { usePageTitle } from './use-page-title.ts'

type StudioPageProps = Pick<DetailPageProps, 'back' | 'lead' | 'state' | 'actions' | 'children'> & {
  title: string
}

/** A page: the title, also of the document, and its content. */
export function StudioPage({ title, ...rest }: StudioPageProps) {
  usePageTitle(title)
  return <DetailPage title={title} {...rest} />
}
