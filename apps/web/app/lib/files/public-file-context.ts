import { fallbackLocale, isLocale } from '@chignon/contract/locale'
import type { AppLoadContext } from 'react-router'
import { withoutSession } from '../data/without-session.ts'

/**
 * The context of a request for a file: its language is the one in its address (`?lang=`), else English, and nobody is
 * signed in. So one address is one file, whoever asks, and may be kept by every cache.
 */
export function publicFileContext(context: AppLoadContext, request: Request): AppLoadContext {
  const asked = new URL(request.url).searchParams.get('lang')
  const locale = isLocale(asked) && context.locales.includes(asked) ? asked : fallbackLocale
  return { ...withoutSession(context), locale }
}
