import { fallbackLocale } from '@chignon/contract/platform/locale'
import { useEditedPage } from '../document/document-context.ts'

/** The part of an address that keeps the edited language. */
export function usePlaceSearch(): string {
  const { locale } = useEditedPage()
  return locale === fallbackLocale ? '' : `?in=${locale}`
}
