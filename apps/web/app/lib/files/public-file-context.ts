import { fallbackLocale, isLocale } from '@chignon/contract/platform/locale'
import type { AppLoadContext } from 'react-router'
import { withoutSession } from '../data/without-session.ts'

/**
 * Request context for a public file: no session, locale from `?lang=`, otherwise English. The URL alone determines the
 * file.
 */
export function publicFileContext(context: AppLoadContext, request: Request): AppLoadContext {
  const requested = new URL(request.url).searchParams.get('lang')
  const locale = isLocale(requested) && context.locales.includes(requested) ? requested : fallbackLocale
  return { ...withoutSession(context), locale }
}
